import type { Settings as ShopSettings } from '@kea/shared/page/settings'
import type { Context, Handler } from 'hono'
import { type AppEnv, keepAlive } from '../context'
import { answer, answerText } from '../http/answer'
import { fixedPages } from './listed-pages'
import { llmsTxt } from './llms-txt'
import { robotsTxt } from './robots-txt'
import { securityTxt } from './security-txt'
import { PAGES_PER_FILE } from './site-index'
import { sitemapFile, sitemapIndex } from './sitemap'
import type { ListedPage, SiteSlice } from './types'

const HOUR = 'public, max-age=3600'

const unavailable = (c: Context<AppEnv>): Response =>
  answerText(c, 'This file cannot be made right now. Please try again in a moment.', 503, { 'retry-after': '60' })

const answerXml = (c: Context<AppEnv>, xml: string): Response =>
  answer(c, xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR })

const answerFile = (c: Context<AppEnv>, text: string): Response => answerText(c, text, 200, { 'cache-control': HOUR })

async function sliceOf(c: Context<AppEnv>, file: number): Promise<SiteSlice | null> {
  const options = { requestId: c.get('requestId'), keepAlive: (work: Promise<unknown>) => keepAlive(c, work) }
  const { value, state, upstreamMs } = await c.get('services').site.slice(file, options)
  Object.assign(c.get('trace'), { cache: state, upstreamMs })
  return value
}

function shopOf(c: Context<AppEnv>): Promise<ShopSettings | null> {
  const options = { requestId: c.get('requestId'), keepAlive: (work: Promise<unknown>) => keepAlive(c, work) }
  return c.get('services').pages.shop(options)
}

/** GET /robots.txt. Only the shop's own host in production may be crawled. */
export const robots = (): Handler<AppEnv> => (c) => {
  const { MODE, SITE_URL } = c.get('services').settings
  return answerFile(c, robotsTxt(MODE === 'production' && c.get('url').origin === SITE_URL, SITE_URL))
}

/** GET /sitemap.xml: the index of the sitemap files. */
export const sitemaps = (): Handler<AppEnv> => async (c) => {
  const slice = await sliceOf(c, 1)
  if (slice === null) return unavailable(c)
  const files = Math.max(1, Math.ceil(slice.total / PAGES_PER_FILE))
  return answerXml(c, sitemapIndex(files, c.get('services').settings.SITE_URL))
}

/** GET /sitemap-1.xml and so on. */
export const sitemap = (): Handler<AppEnv> => async (c, next) => {
  const file = Number(/^\/sitemap-([1-9]\d{0,2})\.xml$/.exec(c.get('url').pathname)?.[1] ?? 0)
  if (file === 0) return next()
  // The first file has the total. A backend refuses a page number beyond the last.
  const first = await sliceOf(c, 1)
  if (first === null) return unavailable(c)
  if (file > 1 && (file - 1) * PAGES_PER_FILE >= first.total) return next()
  const slice = file === 1 ? first : await sliceOf(c, file)
  if (slice === null) return unavailable(c)
  return answerXml(c, sitemapFile(file, slice.pages, c.get('services').settings.SITE_URL))
}

/** GET /llms.txt. */
export const llms = (): Handler<AppEnv> => async (c) => {
  const [slice, shop] = await Promise.all([sliceOf(c, 1), shopOf(c)])
  if (slice === null || shop === null) return unavailable(c)
  const pages: readonly ListedPage[] = slice.pages.length > 0 ? slice.pages : fixedPages
  return answerFile(c, llmsTxt(pages, shop, c.get('services').settings.SITE_URL))
}

/** GET /main-menu.json: `{ panels }`, with the families of each entry of the main menu. */
export const mainMenu = (): Handler<AppEnv> => async (c) => {
  const options = { requestId: c.get('requestId'), keepAlive: (work: Promise<unknown>) => keepAlive(c, work) }
  const { value, state, upstreamMs } = await c.get('services').menu.json(options)
  Object.assign(c.get('trace'), { cache: state, upstreamMs })
  if (value === null) return unavailable(c)
  return answer(c, value, 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
  })
}

/** GET /.well-known/security.txt. */
export const security = (): Handler<AppEnv> => async (c) => {
  const { settings, now } = c.get('services')
  const shop = await shopOf(c)
  return shop?.email ? answerFile(c, securityTxt(shop.email, settings.SITE_URL, now())) : unavailable(c)
}
