// The shop for phones in the same network. The shop itself answers this computer only.
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http'

/** Says who asks, whatever the request says. The edge shows mails to this computer only. */
const headersOf = ({ headers, socket }: IncomingMessage) => ({ ...headers, 'cf-connecting-ip': socket.remoteAddress })

/** Answers at an address of the network, by the shop at the same port of this computer. */
export async function startLanFront({ address, port }: { address: string; port: number }): Promise<Server> {
  const front = createServer((request, answer) => {
    const { method, url } = request
    const forwarded = send({ host: '127.0.0.1', port, method, path: url, headers: headersOf(request) }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders)
      upstream.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve, reject) => front.once('error', reject).listen(port, address, resolve))
  return front
}
