import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { readPage } from '../edge/support/read-page'
import { crawl, type FetchPath } from '../support/crawl'
import { linkedRoutes, unlisted } from '../support/linked-paths'
import { goTo } from './support/go-to'
import { visit } from './support/mounted'

/** Pages that are rendered at the same time. */
const TABS = 4
/** A page that takes longer counts as broken. */
const RENDER_MS = 60_000
/** All links are rendered after this time without a new one. */
const QUIET_MS = 400

/** A tab with a viewport so high that no part of a page waits for the scroll. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.setViewportSize({ width: 1440, height: 12_000 })
  await visit(tab, '/')
  return tab
}

const linksSettled = (tab: Page) =>
  tab.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs)
        let count = 0
        new MutationObserver(() => {
          const now = document.querySelectorAll('a[href]').length
          if (now === count) return
          count = now
          clearTimeout(timer)
          timer = setTimeout(resolve, quietMs)
        }).observe(document, { childList: true, subtree: true })
      }),
    QUIET_MS,
  )

/** The title of the page for errors. */
const OOPS = 'Oops, Something Went Wrong!'

/** Waits for a page by its title. False if the page for errors came instead. */
async function isOpen(tab: Page, title: string): Promise<boolean> {
  const isTitled = (titles: string[]) => titles.includes(document.title)
  await tab.waitForFunction(isTitled, [title, OOPS], { timeout: RENDER_MS })
  return (await tab.title()) === title
}

/** Navigates to a path as a link of the shop does, without a new document. Returns the rendered HTML. */
async function render(tab: Page, path: string, title: string): Promise<string> {
  await goTo(tab, path)
  // A browser does not load a script again that it could not load. A new document does.
  if (!(await isOpen(tab, title))) await visit(tab, path)
  if (!(await isOpen(tab, title))) throw new Error(`${path} cannot be shown`)
  // The placeholders of content that is still to come are high.
  const isWhole = () => !document.querySelector('main :is(.min-h-dvh, .min-h-96):empty')
  await tab.waitForFunction(isWhole, null, { timeout: RENDER_MS })
  await linksSettled(tab)
  return tab.evaluate(() => {
    for (const element of document.querySelectorAll('noscript')) element.remove()
    return document.documentElement.outerHTML
  })
}

/** Requests a path from the shop. A page is then rendered in the next free tab. */
function renderer(shop: string, tabs: Page[]): FetchPath {
  const waiting: ((tab: Page) => void)[] = []
  const take = (): Promise<Page> => {
    const free = tabs.pop()
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve))
  }
  const giveBack = (tab: Page) => {
    const next = waiting.shift()
    if (next) next(tab)
    else tabs.push(tab)
  }
  return async (path) => {
    const signal = AbortSignal.timeout(RENDER_MS)
    const answer = await fetch(shop + path, { redirect: 'manual', headers: { accept: 'text/html' }, signal })
    const type = answer.headers.get('content-type') ?? ''
    const response = { status: answer.status, type, location: answer.headers.get('location') ?? undefined, body: '' }
    const body = await answer.text()
    // A path with a query is a page that is rendered without it already.
    if (answer.status !== 200 || !type.startsWith('text/html') || path.includes('?')) return response
    const tab = await take()
    try {
      return { ...response, body: await render(tab, path, readPage(body).titles[0] ?? '') }
    } finally {
      giveBack(tab)
    }
  }
}

// A trace of every page would take more time than the pages.
test.use({ trace: 'off' })

test('the rendered links lead from the home page to every other page, and none is broken', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const shop = baseURL ?? ''
  const context = await browser.newContext({ baseURL: shop, reducedMotion: 'reduce' })
  await context.route(/\.(?:avif|webp|jpg|png|woff2|mp4)$/, (route) => route.abort())
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(context)))
  const found = await crawl(shop, renderer(shop, tabs))
  await context.close()
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ sitePages { items { path } } }' }),
  })
  const { data } = (await answer.json()) as { data: { sitePages: { items: { path: string }[] } } }
  const wanted = [...data.sitePages.items.map(({ path }) => path), ...linkedRoutes()]
  expect(wanted.length).toBeGreaterThan(150)
  expect(wanted.filter((path) => !found.pages.has(path))).toEqual([])
  expect(found.broken).toEqual([])
  expect(unlisted(found.notBuilt)).toEqual([])
})
