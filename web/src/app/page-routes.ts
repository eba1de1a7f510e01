import { fixedRoutes, routes } from '@kea/shared/routes'
import type { RouteObject } from 'react-router-dom'
import { type LoadPage, registerPages } from './register-pages'

const home: LoadPage = () => import('~/routes/home/HomePage')
const content: LoadPage = () => import('~/routes/content/ContentPage')

/** Where most visits begin. Where the code of all other pages is need not be known before. */
const FIRST_PAGES: Record<string, LoadPage> = { [routes.home.pattern]: home, [routes.homeAlias.pattern]: home }

const further =
  (pattern: string): LoadPage =>
  async () =>
    (await import('./lazy-pages')).lazyPage(pattern)

/** Every path of the one route table, in the router's words. Nothing else is matched, and nothing is left out. */
export const pageRoutes: RouteObject[] = registerPages(
  [
    ...fixedRoutes.map(({ pattern }) => ({
      pattern,
      // A second route at the same pattern could never be reached.
      name: pattern,
      page: FIRST_PAGES[pattern] ?? further(pattern),
    })),
    { pattern: routes.page.pattern, page: content },
    { pattern: '*', page: further('*') },
  ],
  further(''),
)
