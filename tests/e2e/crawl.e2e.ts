import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { readPage } from '../edge/support/read-page'
import { crawl, type Look } from '../support/crawl'
import { linkedRoutes, unlisted } from '../support/linked-paths'
import { visit } from './support/mounted'

/** Pages that are drawn at a time. */
const TABS = 4
/** A page that takes longer is broken. */
const DRAW_MS = 60_000
/** No new links for so long: all have come. */
const QUIET_MS = 400

/** A tab of the shop in a window so high that no part of a page waits to be scrolled to. */
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

/** Goes to a path as a link of the shop does, without another document; answers what then stands there. */
async function draw(tab: Page, path: string, title: string): Promise<string> {
  await tab.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await tab.waitForFunction((wanted) => document.title === wanted, title, { timeout: DRAW_MS })
  await linksSettled(tab)
  return tab.evaluate(() => {
    for (const words of document.querySelectorAll('noscript')) words.remove()
    return document.documentElement.outerHTML
  })
}

/** Asks the shop for a path; a page is then drawn in the next free tab. */
function looker(shop: string, tabs: Page[]): Look {
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
    const signal = AbortSignal.timeout(DRAW_MS)
    const answer = await fetch(shop + path, { redirect: 'manual', headers: { accept: 'text/html' }, signal })
    const type = answer.headers.get('content-type') ?? ''
    const looked = { status: answer.status, type, location: answer.headers.get('location') ?? undefined, body: '' }
    const body = await answer.text()
    // With a query it is a page that has been drawn, only sorted or opened otherwise.
    if (answer.status !== 200 || !type.startsWith('text/html') || path.includes('?')) return looked
    const tab = await take()
    try {
      return { ...looked, body: await draw(tab, path, readPage(body).titles[0] ?? '') }
    } finally {
      giveBack(tab)
    }
  }
}

// A picture of every step of every page would cost more than the pages.
test.use({ trace: 'off' })

test('the links that script draws lead from the home page to every other, and none to nothing', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const shop = baseURL ?? ''
  const context = await browser.newContext({ baseURL: shop, reducedMotion: 'reduce' })
  await context.route(/\.(?:avif|webp|jpg|png|woff2|mp4)$/, (route) => route.abort())
  const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(context)))
  const found = await crawl(shop, looker(shop, tabs))
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
