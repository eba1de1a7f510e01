// The shop for phones in the same network. The shop itself answers this computer only.
import { createServer, request } from 'node:http'

/** Says who asks, whatever the request says. The edge shows mails to this computer only. */
const headersOf = ({ headers, socket }) => ({ ...headers, 'cf-connecting-ip': socket.remoteAddress })

/** Answers at an address of the network, by the shop at the same port of this computer. */
export async function startLanFront({ address, port }) {
  const front = createServer((asked, answer) => {
    const { method, url } = asked
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers: headersOf(asked) }, (upstream) => {
      answer.writeHead(upstream.statusCode, upstream.rawHeaders)
      upstream.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  })
  await new Promise((resolve, reject) => front.once('error', reject).listen(port, address, resolve))
  return front
}
