import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { HOSTS, type Shop } from './hosts'

interface Body {
  method?: string
  headers?: Record<string, string>
  bytes: number
  /** True sends a content-length header; false sends the body chunked. */
  declaresLength: boolean
  /** Chunk size. With `everyMs` as the delay before each chunk it sets the speed. By default the body is sent at full speed. */
  pieceBytes?: number
  everyMs?: number
}

interface BodyAnswer {
  /** 0 if the connection was closed without a response. */
  status: number
  ms: number
}

/** Sends a body of a given length and speed on its own connection until the response arrives. */
export function sendBody(shop: Shop, path: string, body: Body): Promise<BodyAnswer> {
  const { method = 'POST', headers = {}, bytes, declaresLength, pieceBytes = 65_536, everyMs = 0 } = body
  const started = performance.now()
  return new Promise((resolve) => {
    let isAnswered = false
    const end = (status: number) => {
      isAnswered = true
      resolve({ status, ms: performance.now() - started })
      sent.destroy()
    }
    const sent = request(
      {
        host: '127.0.0.1',
        port: inject('port'),
        servername: HOSTS[shop],
        rejectUnauthorized: false,
        agent: false,
        path,
        method,
        headers: { host: HOSTS[shop], ...headers, ...(declaresLength && { 'content-length': bytes }) },
      },
      (answer) => end(answer.statusCode ?? 0),
    )
    sent.on('error', () => end(0))
    const write = async () => {
      for (let left = bytes; left > 0 && !isAnswered; left -= pieceBytes) {
        if (everyMs > 0) await sleep(everyMs)
        const isTaken = sent.write(Buffer.alloc(Math.min(left, pieceBytes), ' '))
        if (!isTaken) await Promise.race([new Promise((resume) => sent.once('drain', resume)), sleep(100)])
      }
      if (!isAnswered) sent.end()
    }
    void write()
  })
}
