// Keep-alive load on one address: a fixed number of connections, each with one request under way.
import { connect } from 'node:net'

const REQUEST = (host, path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`)

/** Length of one whole answer, headers included; every answer of a run has the same. */
function answerLength(head) {
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return null
  const text = head.subarray(0, end).toString('latin1')
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (!/^HTTP\/1\.1 200/.test(text) || length === undefined) throw new Error(`Unexpected answer:\n${text}`)
  return end + 4 + Number(length)
}

/** Requests a second and the times of single requests, in ms. */
export async function load({ port, host, path, connections = 16, seconds = 3 }) {
  const request = REQUEST(host, path)
  const times = []
  const end = performance.now() + seconds * 1000
  const start = performance.now()

  const drive = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let length = null
      let received = 0
      let head = Buffer.alloc(0)
      let sent = 0
      const ask = () => {
        received = 0
        head = Buffer.alloc(0)
        length = null
        sent = performance.now()
        socket.write(request)
      }
      socket.setNoDelay(true)
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('data', (part) => {
        try {
          received += part.length
          if (length === null) {
            head = head.length === 0 ? part : Buffer.concat([head, part])
            length = answerLength(head)
          }
          if (length === null || received < length) return
          const now = performance.now()
          times.push(now - sent)
          if (now < end) return ask()
          socket.destroy()
          resolve()
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
