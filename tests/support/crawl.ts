import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LinkChecker, LinkState } from 'linkinator'

/** What stands at an address of the shop. */
export interface Looked {
  status: number
  type: string
  /** Of a redirect. */
  location?: string
  body: string
}

export type Look = (path: string) => Promise<Looked>

export interface Crawl {
  /** The HTML that was seen, by path; queries aside. */
  pages: Map<string, string>
  /** Links that lead to nothing, or to what has moved, with the page they stand on. */
  broken: string[]
  /** Paths that answered "not built yet". */
  notBuilt: string[]
}

const MORE_LOOKS = 5

/** A page whose data came late says 503, and that one should come again. */
async function lookAgain(look: Look, path: string): Promise<Looked> {
  for (let left = MORE_LOOKS; ; left--) {
    const looked = await look(path)
    if (looked.status !== 503 || left === 0) return looked
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/**
 * Follows every link from the home page on with linkinator, which asks a listener of its own.
 *
 * @param own origin of the shop in its absolute addresses; what lies elsewhere is not asked for
 * @param look asks the shop for a path with its query
 */
export async function crawl(own: string, look: Look): Promise<Crawl> {
  const pages = new Map<string, string>()
  const listener = createServer(async ({ url = '/', headers }, answer) => {
    const { status, type, location, body } = await lookAgain(look, url).catch((error) => ({
      status: 500,
      type: 'text/plain',
      location: undefined,
      body: String(error),
    }))
    const isPage = status === 200 && type.startsWith('text/html')
    if (isPage) pages.set(url.replace(/\?.*/, ''), body)
    answer.writeHead(status, { 'content-type': type, ...(location && { location }) })
    answer.end(isPage ? body.replaceAll(own, `http://${headers.host}`) : '')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    redirects: 'error',
    // A path is a page here, no folder: `#questions` on /a leads to /a, not to /a/.
    cleanUrls: true,
    linksToSkip: async (link) => !link.startsWith(`${origin}/`),
  })
  listener.closeAllConnections()
  listener.close()
  const pathOf = (address = '') => address.replace(origin, '')
  const failed = links.filter(({ state }) => state === LinkState.BROKEN)
  return {
    pages,
    broken: failed
      .filter(({ status }) => status !== 501)
      .map(({ status, url, parent }) => `${status} ${pathOf(url)} on ${pathOf(parent)}`),
    notBuilt: [...new Set(failed.filter(({ status }) => status === 501).map(({ url }) => pathOf(url)))],
  }
}
