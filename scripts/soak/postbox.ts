// Where the mails of a soaked store arrive: counts by Message-ID.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Postbox {
  url: string
  /** How often each mail was handed over, by its Message-ID. */
  counts: Map<string, number>
  close: () => void
}

export async function openPostbox(): Promise<Postbox> {
  const counts = new Map<string, number>()
  const server = createServer(async (request, answer) => {
    let id = ''
    for await (const part of request) id += part
    counts.set(id, (counts.get(id) ?? 0) + 1)
    // A connection that is kept may end just when the next mail is sent on it.
    answer.setHeader('connection', 'close').end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, counts, close: () => server.close() }
}
