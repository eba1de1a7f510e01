// Keep-alive load: a fixed number of connections, each with one pending request.
import { connect } from 'node:net'

interface LoadOptions {
  port: number
  host: string
  /** Requested until the time is over. */
  path?: string
  /** To request once each, instead of `path`. */
  paths?: readonly string[]
  connections?: number
  seconds?: number
}

export interface LoadFigures {
  perSecond: number
  /** The 99th percentile of the times of single requests, in ms. */
  p99: number
  /** Number of requests. */
  count: number
}

const REQUEST = (host: string, path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`)

/** Length of one complete response with its headers; null while the headers are incomplete. */
function answerLength(head: Buffer): number | null {
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return null
  const text = head.subarray(0, end).toString('latin1')
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (!/^HTTP\/1\.1 200/.test(text) || length === undefined) throw new Error(`Unexpected answer:\n${text}`)
  return end + 4 + Number(length)
}

/**
 * Measures requests per second and the times of single requests: of one path for some seconds, or of a list of paths.
 */
export async function load({
  port,
  host,
  path,
  paths,
  connections = 16,
  seconds = 3,
}: LoadOptions): Promise<LoadFigures> {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const left = paths?.[Symbol.iterator]()
  const one = path === undefined ? null : REQUEST(host, path)
  /** The next request; null at the end. */
  const next = () => {
    if (!left) return performance.now() < end ? one : null
    const { done, value } = left.next()
    return done ? null : REQUEST(host, value)
  }

  const drive = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let length: number | null = null
      let received = 0
      let head: Buffer = Buffer.alloc(0)
      let sent = 0
      const ask = () => {
        const request = next()
        if (request === null) {
          socket.destroy()
          return resolve()
        }
        received = 0
        head = Buffer.alloc(0)
        length = null
        sent = performance.now()
        socket.write(request)
      }
      socket.setNoDelay(true)
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('data', (part: Buffer) => {
        try {
          received += part.length
          if (length === null) {
            head = head.length === 0 ? part : Buffer.concat([head, part])
            length = answerLength(head)
          }
          if (length === null || received < length) return
          times.push(performance.now() - sent)
          ask()
        } catch (error) {
          socket.destroy()
          reject(error)
        }
      })
    })

  await Promise.all(Array.from({ length: connections }, drive))
  const elapsed = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / elapsed, p99: times[Math.floor(times.length * 0.99)] ?? 0, count: times.length }
}
