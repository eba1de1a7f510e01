import type { Route } from '@kea/shared/route'
import { hasPageData } from '@kea/shared/routes'

/** What every page of this kind loads after the first script: the shop, the list of its pages and the GraphQL client. */
export const COMMON = ['src/app/lazy-pages.ts', 'src/api/client.ts']

/** The file of `ContentPage` and its parts, by its name in vite.config.ts. */
const CONTENT_PAGE = '_content-page'

/** The files of the web with the code of a route. An e2e test compares them with what a browser requests. */
const filesOf = ({ layout, module }: Route): string[] =>
  [layout, module].flatMap((name) => (name === null ? [] : [`src/routes/${name}.tsx`]))

/** A category page: the script draws all but its first products. */
const CATEGORY = ['src/app/lazy-pages.ts', CONTENT_PAGE, 'src/features/products/listing/ProductListing.tsx']

/**
 * The module with the first request of a page; null for none. The document starts it itself, so the answer comes while
 * the other scripts load.
 */
export const earlyModuleOf = (route: Route | null, status: number): string | null =>
  status === 200 && route?.early ? `src/routes/${route.early}/early.ts` : null

const NOT_FOUND = 'src/features/page/NotFoundPage.tsx'
/** A missing slug. Only its data say that it is missing. */
const MISSING_PAGE = ['src/api/client.ts', CONTENT_PAGE, NOT_FOUND]
const MISSING_PATH = [...COMMON, 'src/routes/content/NotFoundRoute.tsx', NOT_FOUND]

/**
 * The modules of a page that comes from the script, so that their files are requested with the document. Empty for a
 * page with data of its own: there the script waits for the first picture, and then for what the page needs.
 *
 * @param route the route that the path matches, also for a path that is not found
 */
export function modulesOf(route: Route | null, status: number, isCategory: boolean): readonly string[] {
  if (isCategory) return CATEGORY
  if (status === 404) return hasPageData(route) ? MISSING_PAGE : MISSING_PATH
  if (status !== 200 || route === null || hasPageData(route)) return []
  return [...COMMON, ...filesOf(route)]
}
