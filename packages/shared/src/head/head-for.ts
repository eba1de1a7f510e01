import type { ReadHtml } from '../html/html-tree'
import type { Page } from '../page/page'
import type { Route } from '../route'
import { NEON_SLUGS, NO_ALTERNATE_SLUGS } from '../slugs'
import { canonicalOf } from './address'
import { plainText } from './escape'
import type { Head, HeadLink, HeadMeta, Site } from './head'
import { NOINDEX, robotsFor } from './robots'
import { socialTags } from './social'
import { structuredData } from './structured-data'

const NOT_FOUND_TITLE = '404 Not Found'
const NOT_BUILT_TITLE = 'Not built yet'
const HREFLANGS = ['en-nz', 'en', 'x-default']
/** Beside the routes with `head: 'brand'`: the bare paths of two of them. */
const WITHOUT_METADATA = new Set(['/validate', '/abandoned'])
const WITHOUT_ALTERNATES = new Set<string>([...NO_ALTERNATE_SLUGS, ...NEON_SLUGS].map((slug) => `/${slug}`))

export interface HeadInput {
  /** Null for a path that no route matches: not found. */
  route: Route | null
  /** Without query. */
  path: string
  /** Null if the page data are unavailable. */
  page: Page | null
  site: Site
  /** The query of the URL. A few rules use it; the canonical URL never has it. */
  search?: URLSearchParams
  /** Current time, in ms. It decides which offers run. */
  now: number
  readHtml: ReadHtml
}

/** Query parameters that change the head. All others leave the document the same. */
export const HEAD_QUERIES = ['size', 'image', 'description'] as const

const named = (key: string, content: string): HeadMeta[] => (content ? [{ kind: 'name', key, content }] : [])

const bare = (title: string): Head => ({ title, robots: NOINDEX, meta: [], links: [], jsonLd: [] })

/** Title and noindex only, for an error page; null for a page that exists. */
function bareHead({ route, path, page, site }: HeadInput): Head | null {
  // The host name if the settings are unavailable, so that every document has a title.
  const brand = site.brand || site.url.replace(/^https?:\/\//, '')
  const status = page?.status ?? 200
  if (status === 404 || !route) return bare(NOT_FOUND_TITLE)
  if (route.head === 'brand' || WITHOUT_METADATA.has(path)) return bare(brand)
  if (status === 501) return bare(route.title || NOT_BUILT_TITLE)
  // A page that needs its data has no head without them. A fixed route still has its own rule.
  const loaded = page?.status === 200 || (page === null && route.robots === 'noindex')
  return loaded ? null : bare(route.title || brand)
}

function alternates(path: string, canonical: string): HeadLink[] {
  if (path === '/blog' || path.startsWith('/blog/') || WITHOUT_ALTERNATES.has(path)) return []
  return HREFLANGS.map((hreflang) => ({ rel: 'alternate', href: canonical, hreflang }))
}

/** The only source of title, description, robots, canonical, alternates, link cards and structured data. */
export function headFor(input: HeadInput): Head {
  const { route, path, page, site, search, now, readHtml } = input
  const short = bareHead(input)
  if (short || !route) return short ?? bare(NOT_FOUND_TITLE)
  const title = plainText(route.title || page?.metaTitle || site.brand, 300)
  const description = plainText(page?.description || route.description || page?.settings.description || '', 1000)
  const keywords = plainText(page?.keywords || page?.settings.keywords || '', 1000)
  const canonical = canonicalOf(path, page?.canonical ?? null, site)
  return {
    title,
    robots: robotsFor(route, path, page),
    meta: [
      ...named('description', description),
      ...named('keywords', keywords),
      ...Object.entries(page?.meta ?? {}).flatMap(([name, content]) => named(name, plainText(content, 1000))),
      ...socialTags({ page, site, title, description, canonical, search }),
    ],
    links: [{ rel: 'canonical', href: canonical }, ...alternates(path, canonical)],
    jsonLd: page ? structuredData({ page, site, canonical, search, now, readHtml }) : [],
  }
}
