// A fake shop: empty until the edge is deployed, then the pages that the check requests.
import { createServer } from 'node:http'

const SITE = 'https://shop.example'
const PAGES = {
  '/robots.txt': '',
  '/sitemap.xml': `<sitemap><loc>${SITE}/sitemap-1.xml</loc></sitemap>`,
  '/sitemap-1.xml': `<url><loc>${SITE}/</loc></url><url><loc>${SITE}/metal-prints</loc></url>`,
  '/': '',
  '/metal-prints': '',
}

/** Returns `{ origin, asked, serve, stop }`. `serve(account)` sets the account whose shop is served. */
export async function startFakeSite() {
  let account
  let asked = []
  const answerTo = (path) => {
    const { 'kea-prints': edge, 'kea-prints-store': store } = account.workers
    if (!edge) return [530, 'no such host']
    if (path.startsWith('/healthz')) {
      const isSigned = store?.secrets.SIGNING_KEY === edge.secrets.SIGNING_KEY
      return [isSigned ? 200 : 503, JSON.stringify({ ok: true, version: edge.version })]
    }
    return path in PAGES ? [200, PAGES[path]] : [404, '']
  }
  const server = createServer((request, response) => {
    asked.push(request.url)
    const [status, body] = answerTo(request.url)
    response.writeHead(status).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    asked: () => asked,
    serve(newAccount) {
      account = newAccount
      asked = []
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
