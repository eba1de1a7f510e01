import { fixedRoutes, isToolRoute, routes } from '@kea/shared/routes'
import type { RouteObject } from 'react-router-dom'
import { type LoadPage, registerPages } from './register-pages'

const home: LoadPage = () => import('~/routes/home/HomePage')
const blog: LoadPage = () => import('~/routes/blog/BlogPage')
const search: LoadPage = () => import('~/routes/search/SearchPage')
const design: LoadPage = () => import('~/routes/design/DesignPage')
const content: LoadPage = () => import('~/routes/content/ContentPage')
const share: LoadPage = () => import('~/routes/share/SharePage')
const orderForm: LoadPage = () => import('~/routes/order-form/OrderFormPage')
const notBuilt: LoadPage = () => import('~/routes/content/NotBuiltRoute')

/** The pages that are built, by pattern; every other pattern of the table says honestly that it is not. */
const PAGES: Record<string, LoadPage> = {
  [routes.home.pattern]: home,
  [routes.homeAlias.pattern]: home,
  [routes.blog.pattern]: blog,
  [routes.blogPost.pattern]: blog,
  [routes.searchResult.pattern]: search,
  [routes.searchGo.pattern]: search,
  [routes.bareLayout.pattern]: content,
  [routes.shareFacebook.pattern]: share,
  [routes.shareTwitter.pattern]: share,
  [routes.validate.pattern]: () => import('~/routes/notices/IdentificationPage'),
  [routes.underConstruction.pattern]: () => import('~/routes/notices/UnderConstructionPage'),
  [routes.abandonedCart.pattern]: () => import('~/routes/cart/AbandonedCartPage'),
  [routes.orderTracking.pattern]: () => import('~/routes/tracking/TrackingPage'),
  [routes.orderEs.pattern]: orderForm,
  [routes.orderCp.pattern]: orderForm,
  [routes.orderBcpb.pattern]: orderForm,
  [routes.orderBps.pattern]: orderForm,
  [routes.cart.pattern]: () => import('~/routes/cart/CartPage'),
  [routes.checkout.pattern]: () => import('~/routes/checkout/CheckoutPage'),
  [routes.checkoutSuccess.pattern]: () => import('~/routes/checkout/SuccessPage'),
}

/** Every path of the one route table, in the router's words. Nothing else is matched, and nothing is left out. */
export const pageRoutes: RouteObject[] = registerPages(
  [
    ...fixedRoutes.map((route) => ({
      pattern: route.pattern,
      // A second route at the same pattern could never be reached.
      name: route.pattern,
      page: PAGES[route.pattern] ?? (route.built && isToolRoute(route) ? design : undefined),
    })),
    { pattern: routes.page.pattern, page: content },
    { pattern: '*', page: () => import('~/routes/content/NotFoundRoute') },
  ],
  notBuilt,
)
