import { fixedRoutes, isToolRoute, routes } from '@kea/shared/routes'
import type { RouteObject } from 'react-router-dom'
import { convert, type RouteModule } from './route-module'

type Load = () => Promise<RouteModule>

const home: Load = () => import('~/routes/home/HomePage')
const blog: Load = () => import('~/routes/blog/BlogPage')
const search: Load = () => import('~/routes/search/SearchPage')
const design: Load = () => import('~/routes/design/DesignPage')
const notBuilt: Load = () => import('~/routes/content/NotBuiltRoute')

/** The pages that are built, by pattern; every other pattern of the table says honestly that it is not. */
const PAGES: Record<string, Load> = {
  [routes.home.pattern]: home,
  [routes.homeAlias.pattern]: home,
  [routes.blog.pattern]: blog,
  [routes.blogPost.pattern]: blog,
  [routes.searchResult.pattern]: search,
  [routes.searchGo.pattern]: search,
  [routes.cart.pattern]: () => import('~/routes/cart/CartPage'),
  [routes.checkout.pattern]: () => import('~/routes/checkout/CheckoutPage'),
  [routes.checkoutSuccess.pattern]: () => import('~/routes/checkout/SuccessPage'),
}

const lazyRoute = (path: string, load: Load): RouteObject => ({ path, lazy: async () => convert(await load()) })

/** Every path of the one route table, in the router's words. Nothing else is matched, and nothing is left out. */
export const pageRoutes: RouteObject[] = [
  ...fixedRoutes.map((route) =>
    lazyRoute(route.pattern, PAGES[route.pattern] ?? (route.built && isToolRoute(route) ? design : notBuilt)),
  ),
  lazyRoute(routes.page.pattern, () => import('~/routes/content/ContentPage')),
  lazyRoute('*', () => import('~/routes/content/NotFoundRoute')),
]
