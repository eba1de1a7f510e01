// Where the mails of a soaked store arrive: counts by Message-ID.
import { createServer } from 'node:http'

/** Returns `{ url, counts, close }`. `counts` is a map from the id of a mail to how often it was handed over. */
export async function openPostbox() {
  const counts = new Map()
  const server = createServer(async (request, answer) => {
    let id = ''
    for await (const part of request) id += part
    counts.set(id, (counts.get(id) ?? 0) + 1)
    // A connection that is kept may end just when the next mail is sent on it.
    answer.setHeader('connection', 'close').end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, counts, close: () => server.close() }
}
