import { absolute, canonicalOf } from '@kea/shared/head/address'
import { parseRobots } from '@kea/shared/head/robots'
import { fixedRoutes, routeOf, routes } from '@kea/shared/routes'
import { STRETCHER_BAR_SLUGS } from '@kea/shared/slugs'
import { isObject } from '../http/json'
import type { ListedPage } from './types'

/** A page in the backend's list. */
export interface BackendPage {
  path: string
  name: string
  updated_at: string
  robots: string
  canonical_url?: string | null
  images: readonly { url: string }[]
}

const isImage = (value: unknown): value is { url: string } => isObject(value) && typeof value.url === 'string'

export const isBackendPage = (value: unknown): value is BackendPage =>
  isObject(value) &&
  [value.path, value.name, value.updated_at, value.robots, value.canonical_url ?? ''].every(
    (text) => typeof text === 'string',
  ) &&
  Array.isArray(value.images) &&
  value.images.every(isImage)

/** The maximum of the sitemap format for one page. */
const MAX_IMAGES = 1000
const INDEXED_PATHS = new Set<string>(STRETCHER_BAR_SLUGS.map((slug) => `/${slug}`))

function isIndexed({ path, robots }: BackendPage): boolean {
  const route = routeOf(path)
  if (!route?.built || route.robots === 'noindex') return false
  return route.robots === 'index' || INDEXED_PATHS.has(path) || /^index/i.test(parseRobots(robots))
}

/** Pages that search engines may index: built, without noindex, and canonical at their own address. */
export function listedPages(pages: readonly BackendPage[], siteUrl: string): ListedPage[] {
  const site = { url: siteUrl, brand: '', mediaHosts: [] }
  return pages.flatMap((page) => {
    const { path, name, updated_at, canonical_url = null, images } = page
    const isOwn = canonical_url === null || canonicalOf(path, canonical_url, site) === canonicalOf(path, null, site)
    if (!path.startsWith('/') || !isOwn || !isIndexed(page)) return []
    return {
      path,
      name,
      updatedAt: Number.isNaN(Date.parse(updated_at)) ? null : new Date(updated_at).toISOString(),
      images: images.slice(0, MAX_IMAGES).flatMap(({ url }) => absolute(url, site) ?? []),
    }
  })
}

/** Indexed pages that the backend does not have. */
export const fixedPages: readonly ListedPage[] = fixedRoutes
  .filter(({ robots, built, pattern }) => robots === 'index' && built && !/[:*]/.test(pattern))
  .filter((route) => route !== routes.homeAlias)
  .map(({ pattern, title }) => ({ path: pattern, name: title ?? '', updatedAt: null, images: [] }))
