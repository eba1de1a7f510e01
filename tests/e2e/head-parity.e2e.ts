import { fixedRoutes } from '@kea/shared/routes'
import { expect, type Page, test } from 'playwright/test'
import { goTo } from './support/go-to'

const FIXED = fixedRoutes
  .filter((route) => route.built && !/[:*?]/.test(route.pattern) && !route.needsCustomer)
  .map((route) => route.pattern)

/** One path for each rule of the head. */
const SLUGS = [
  '/canvas-prints',
  '/canvas-prints?size=20x20',
  '/canvas-prints?image=%2Fkea-180.png&description=A%20%3Cb%3Egift%3C%2Fb%3E&utm_source=x',
  '/photo-mugs',
  '/photo-credits',
  '/photo-wall-clock',
  '/canvas-print-60-x-90-cm',
  '/canvas-stretcher-bars',
  '/custom-mouse-pads',
  '/good-vibes-neon-sign',
  '/blog/photo-tips',
  '/blog/a-photo-for-a-mug',
  '/blog/no-such-post',
  '/metal-prints',
  '/no-such-page',
  '/no/such/path',
  '/customer/login/anything',
  '/customer/register',
  '/neonchamp-tool',
  '/catalogsearch/result?q=mug',
  '/search/go',
  '/facebook',
]

/** Reads the head of a document in the browser, sorted. */
const READ = `(document) => {
  const all = (selector) => Array.from(document.head.querySelectorAll(selector))
  return {
    titles: all('title').map((tag) => tag.textContent),
    meta: all('meta[name], meta[property]')
      .filter((tag) => !['viewport', 'theme-color'].includes(tag.getAttribute('name')))
      .map((tag) => (tag.getAttribute('name') ?? tag.getAttribute('property')) + '=' + tag.getAttribute('content'))
      .sort(),
    links: all('link[rel=canonical], link[rel=alternate]')
      .map((tag) => [tag.rel, tag.getAttribute('hreflang'), tag.getAttribute('href')].join(' '))
      .sort(),
    data: all('script[type="application/ld+json"]').map((tag) => JSON.stringify(JSON.parse(tag.textContent))).sort(),
  }
}`

interface HeadTags {
  titles: string[]
  meta: string[]
  links: string[]
  data: string[]
}

const current = (page: Page) => page.evaluate<HeadTags>(`(${READ})(document)`)

/** The head of a fresh request, parsed on a blank page. Trusted Types forbid that on the shop's pages. */
async function fresh(blank: Page, address: string): Promise<HeadTags> {
  const html = await (await blank.request.get(address)).text()
  return blank.evaluate<HeadTags>(`(${READ})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`)
}

const times = (tags: readonly string[], name: string) => tags.filter((tag) => tag.startsWith(name)).length

test('after a navigation the head equals that of a fresh request', async ({ page, context, baseURL }) => {
  test.setTimeout(240_000)
  const blank = await context.newPage()
  // A page behind another one of a phone draws nothing, and so shows no further parts.
  await page.bringToFront()
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const path of [...SLUGS, ...FIXED]) {
    const wanted = await fresh(blank, baseURL + path)
    await goTo(page, path)
    await expect.poll(() => current(page), { message: path, intervals: [50] }).toEqual(wanted)
    expect(wanted.titles, path).toHaveLength(1)
    expect(times(wanted.meta, 'robots='), path).toBe(1)
    expect(times(wanted.meta, 'description='), path).toBeLessThanOrEqual(1)
    expect(times(wanted.links, 'canonical'), path).toBeLessThanOrEqual(1)
  }
  // The document is still the first one.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})
