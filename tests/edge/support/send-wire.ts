import { connect } from 'node:tls'
import { inject } from 'vitest'
import type { WireRequest } from './hostile-requests'

export interface WireAnswer {
  /** 0 if the runtime closed the connection without a response. */
  status: number
  headers: [name: string, value: string][]
  body: string
}

function parseAnswer(bytes: Buffer): WireAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { status: 0, headers: [], body: '' }
  const [first = '', ...lines] = bytes.subarray(0, end).toString('utf8').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4).toString('utf8') }
}

/** Sends a raw request, which client libraries would refuse, and reads the whole response. */
export function sendWire({ method, target, headers, body }: WireRequest): Promise<WireAnswer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    // With `close` the end of the connection is the end of the response, so no chunks have to be parsed.
    'connection: close',
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ]
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect({ host: '127.0.0.1', port: inject('port'), rejectUnauthorized: false }, () =>
      socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`),
    )
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(parts))))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The runtime closes the connection if it refuses a request that is still being sent.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
}
