import { fixedRoutes } from '@kea/shared/routes'
import type { LoadPage } from './lazy-route'
import type { RouteModule } from './route-module'

const notBuilt: LoadPage = () => import('~/routes/content/NotBuiltRoute')
const notFound: LoadPage = () => import('~/routes/content/NotFoundRoute')

/** The code of every page under routes, by its file. A file in a folder of its own is a page too. */
const FILES = import.meta.glob<RouteModule>('../routes/**/*Page.tsx')

const modules = new Map(fixedRoutes.map(({ pattern, module }) => [pattern, module]))

/** The page of a pattern; the "not built yet" page for a pattern without one, and "not found" for `*`. */
export function lazyPage(pattern: string): Promise<RouteModule> {
  if (pattern === '*') return notFound()
  const load = FILES[`../routes/${modules.get(pattern)}.tsx`] ?? notBuilt
  return load()
}
