// A fake shop: empty until the edge is deployed, then the pages that the check requests.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Account } from './fake-account.ts'

const SITE = 'https://shop.example'
const PAGES: Readonly<Record<string, string>> = {
  '/robots.txt': '',
  '/sitemap.xml': `<sitemap><loc>${SITE}/sitemap-1.xml</loc></sitemap>`,
  '/sitemap-1.xml': `<url><loc>${SITE}/</loc></url><url><loc>${SITE}/metal-prints</loc></url>`,
  '/': '',
  '/metal-prints': '',
}

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>

/** `serve` sets the account whose shop is served. */
export async function startFakeSite() {
  let account: Account | undefined
  let asked: string[] = []
  const answerTo = (path: string): [status: number, body: string] => {
    if (!account) throw new Error('The fake site serves no account.')
    const { 'kea-prints': edge, 'kea-prints-store': store } = account.workers
    if (!edge) return [530, 'no such host']
    if (path.startsWith('/healthz')) {
      const isSigned = store?.secrets.SIGNING_KEY === edge.secrets.SIGNING_KEY
      return [isSigned ? 200 : 503, JSON.stringify({ ok: true, version: edge.version })]
    }
    const page = PAGES[path]
    return page === undefined ? [404, ''] : [200, page]
  }
  const server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    const [status, body] = answerTo(url)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked,
    serve(newAccount: Account) {
      account = newAccount
      asked = []
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
