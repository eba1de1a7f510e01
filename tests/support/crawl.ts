import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LinkChecker, LinkState } from 'linkinator'

/** The response at a URL of the shop. */
export interface CrawlResponse {
  status: number
  type: string
  /** Of a redirect. */
  location?: string
  body: string
}

export type FetchPath = (path: string) => Promise<CrawlResponse>

export interface Crawl {
  /** HTML of the pages, by path without query. */
  pages: Map<string, string>
  /** Links to a missing or moved page, each with the page that has the link. Pages for customers are neither. */
  broken: string[]
  /** Paths that answered "not built yet". */
  notBuilt: string[]
}

const RETRIES = 5

/** A page whose data are slow answers 503 with Retry-After. */
async function fetchWithRetry(fetchPath: FetchPath, path: string): Promise<CrawlResponse> {
  for (let left = RETRIES; ; left--) {
    const response = await fetchPath(path)
    if (response.status !== 503 || left === 0) return response
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/**
 * Follows every link from the home page with linkinator, through a local proxy.
 *
 * @param own origin of the shop in its absolute URLs; other origins are not requested
 * @param fetchPath requests a path with its query from the shop
 */
export async function crawl(own: string, fetchPath: FetchPath): Promise<Crawl> {
  const pages = new Map<string, string>()
  /** Pages for customers, which ask a visitor to log in. */
  const forCustomers = new Set<string>()
  const listener = createServer(async ({ url = '/', headers }, answer) => {
    const { status, type, location, body } = await fetchWithRetry(fetchPath, url).catch((error) => ({
      status: 500,
      type: 'text/plain',
      location: undefined,
      body: String(error),
    }))
    const isPage = status === 200 && type.startsWith('text/html')
    if (isPage) pages.set(url.replace(/\?.*/, ''), body)
    if (location?.startsWith('/customer/login?redirect=')) forCustomers.add(url)
    answer.writeHead(status, { 'content-type': type, ...(location && { location }) })
    answer.end(isPage ? body.replaceAll(own, `http://${headers.host}`) : '')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    redirects: 'error',
    // A path is a page, not a folder: `#questions` on /a leads to /a, not to /a/.
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
      .filter(({ status, url }) => status !== 501 && !forCustomers.has(pathOf(url)))
      .map(({ status, url, parent }) => `${status} ${pathOf(url)} on ${pathOf(parent)}`),
    notBuilt: [...new Set(failed.filter(({ status }) => status === 501).map(({ url }) => pathOf(url)))],
  }
}
