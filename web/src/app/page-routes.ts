import type { RouteLayout } from '@kea/shared/route'
import { fixedRoutes, routes } from '@kea/shared/routes'
import type { RouteObject } from 'react-router-dom'
import type { LayoutRegistration } from './layout-routes'
import type { LoadPage } from './lazy-route'
import { registerPages } from './register-pages'

const home: LoadPage = () => import('~/routes/home/HomePage')
const content: LoadPage = () => import('~/routes/content/ContentPage')

/** The pages where most visits begin. The imports of all other pages load with `lazy-pages.ts`. */
const FIRST_PAGES: Record<string, LoadPage> = { [routes.home.pattern]: home, [routes.homeAlias.pattern]: home }

const lazyPage =
  (pattern: string): LoadPage =>
  async () =>
    (await import('./lazy-pages')).lazyPage(pattern)

/** Every pattern of the list of pages as a route of the router. */
export const pageRoutes: RouteObject[] = registerPages(
  [
    ...fixedRoutes.map(({ pattern }) => ({
      pattern,
      // A second route with the same pattern could never be reached.
      name: pattern,
      page: FIRST_PAGES[pattern] ?? lazyPage(pattern),
    })),
    { pattern: routes.page.pattern, page: content },
    { pattern: '*', page: lazyPage('*') },
  ],
  lazyPage(''),
)

const LAYOUTS: Record<RouteLayout, Pick<LayoutRegistration, 'layout' | 'hasHeading'>> = {
  'checkout/CheckoutLayout': { layout: () => import('~/routes/checkout/CheckoutLayout') },
  'account/frame/AccountLayout': { layout: () => import('~/routes/account/frame/AccountLayout'), hasHeading: true },
}

/** The layouts between the root layout and the pages. */
export const pageLayouts: readonly LayoutRegistration[] = Object.entries(LAYOUTS).map(([name, layout]) => ({
  ...layout,
  patterns: fixedRoutes.filter((route) => route.layout === name).map(({ pattern }) => pattern),
}))
