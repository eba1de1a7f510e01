import type { Page } from '../page/page'
import type { Route } from '../route'
import { STRETCHER_BAR_SLUGS } from '../slugs'

const INDEX = 'INDEX,FOLLOW'
export const NOINDEX = 'NOINDEX,NOFOLLOW'
const STRETCHER_BARS = new Set<string>(STRETCHER_BAR_SLUGS.map((slug) => `/${slug}`))

const fromFlags = ({ isIndex, isFollow }: { isIndex?: unknown; isFollow?: unknown }): string =>
  `${isIndex === true ? 'INDEX' : 'NOINDEX'},${isFollow === true ? 'FOLLOW' : 'NOFOLLOW'}`

/** Reads the CMS's value: a string, `{isIndex, isFollow}` or its JSON. Empty or invalid is NOINDEX,NOFOLLOW. */
export function parseRobots(value: Page['robots']): string {
  if (value !== null && typeof value === 'object') return fromFlags(value)
  const text = value?.trim() ?? ''
  if (!text.startsWith('{')) return /^[a-z0-9,:_ -]+$/i.test(text) ? text.replace(/\s*,\s*/g, ',') : NOINDEX
  try {
    return fromFlags(JSON.parse(text))
  } catch {
    return NOINDEX
  }
}

/** The robots rule of an existing page: that of its route, else that of the CMS. */
export function robotsFor(route: Route, path: string, page: Pick<Page, 'robots'> | null): string {
  if (route.robots === 'noindex') return NOINDEX
  if (route.robots === 'index' || STRETCHER_BARS.has(path)) return INDEX
  return parseRobots(page?.robots ?? null)
}
