import { Agent, request } from 'node:https'
import { inject } from 'vitest'
import { HOSTS, type Shop } from './hosts'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  ms: number
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The local runtime has a self-signed certificate. */
const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false })

/** Sends a request to one of the shops. Redirects are not followed. */
export function fetchFrom(shop: Shop, path: string, options: RequestOptions = {}, tries = 3): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: inject('port'),
        servername: HOSTS[shop],
        agent,
        path,
        method,
        headers: { host: HOSTS[shop], accept: 'text/html', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join('\n')]),
            ),
            body: Buffer.concat(parts).toString('utf8'),
            ms: performance.now() - started,
          }),
        )
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // On a busy machine the local runtime may close the connection before it has read the request. One that waited for
      // its next request may close at any time, also for a browser.
      const canRetry = (method === 'GET' || sent.reusedSocket) && tries > 1 && error.code === 'ECONNRESET'
      if (canRetry) resolve(fetchFrom(shop, path, options, tries - 1))
      else reject(error)
    })
    sent.end(body)
  })
}
