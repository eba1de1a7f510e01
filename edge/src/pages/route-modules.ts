import { accountRoutes, rewardRoutes } from '@kea/shared/account-routes'
import type { Route } from '@kea/shared/route'
import { hasPageData, isToolRoute, routes } from '@kea/shared/routes'

/** What every page of this kind loads after the first script: the shop, the list of its pages and the GraphQL client. */
const COMMON = ['src/app/lazy-pages.ts', 'src/api/client.ts']

const CHECKOUT_LAYOUT = 'src/routes/checkout/CheckoutLayout.tsx'
const ACCOUNT_LAYOUT = 'src/routes/account/frame/AccountLayout.tsx'
const REWARDS = [ACCOUNT_LAYOUT, 'src/routes/account/rewards/RewardsPage.tsx']
const ORDER_FORM = ['src/routes/order-form/OrderFormPage.tsx']
const SEARCH = ['src/routes/search/SearchPage.tsx']
const SHARE = ['src/routes/share/SharePage.tsx']
const GIFT = ['src/routes/gift/GiftPage.tsx']

/** The file of `ContentPage` and its parts, by its name in vite.config.ts. */
const CONTENT_PAGE = '_content-page'

/** The modules of the web for each pattern. An e2e test compares them with what a browser requests. */
const MODULES: Record<string, readonly string[]> = {
  [routes.cart.pattern]: [CHECKOUT_LAYOUT, 'src/routes/cart/CartPage.tsx'],
  [routes.checkout.pattern]: [CHECKOUT_LAYOUT, 'src/routes/checkout/CheckoutPage.tsx'],
  [routes.checkoutSuccess.pattern]: [CHECKOUT_LAYOUT, 'src/routes/checkout/SuccessPage.tsx'],
  [routes.receiptApproved.pattern]: [CHECKOUT_LAYOUT, 'src/routes/checkout/ApprovedPage.tsx'],
  [routes.receiptCancel.pattern]: [CHECKOUT_LAYOUT, 'src/routes/checkout/CancelledPage.tsx'],
  [accountRoutes.dashboard.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/dashboard/DashboardPage.tsx'],
  [accountRoutes.information.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/profile/InformationPage.tsx'],
  [accountRoutes['address-book'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/addresses/AddressBookPage.tsx'],
  [accountRoutes['add-address'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/addresses/AddAddressPage.tsx'],
  [accountRoutes['edit-address'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/addresses/EditAddressPage.tsx'],
  [accountRoutes.sessions.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/authentication/SessionsPage.tsx'],
  [accountRoutes.passkeys.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/authentication/PasskeysPage.tsx'],
  [accountRoutes['my-data'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/own-data/MyDataPage.tsx'],
  [routes.changePassword.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/profile/ChangePasswordPage.tsx'],
  [accountRoutes.newsletter.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/profile/NewsletterPage.tsx'],
  [accountRoutes['my-orders'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/orders/MyOrdersPage.tsx'],
  [accountRoutes['view-order'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/orders/ViewOrderPage.tsx'],
  [accountRoutes['my-saved-design'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/designs/SavedDesignsPage.tsx'],
  [accountRoutes.ordertickets.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/tickets/OrderTicketsPage.tsx'],
  [accountRoutes['my-credits'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/balances/MyCreditsPage.tsx'],
  [accountRoutes['gift-card-balance'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/balances/GiftCardBalancePage.tsx'],
  [accountRoutes['refer-and-earn'].pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/rewards/ReferAndEarnPage.tsx'],
  [accountRoutes['my-rewards'].pattern]: REWARDS,
  ...Object.fromEntries(rewardRoutes.map(({ pattern }) => [pattern, REWARDS])),
  [accountRoutes.todayshiporder.pattern]: [ACCOUNT_LAYOUT, 'src/routes/account/orders/TodayShipOrdersPage.tsx'],
  [routes.startWithPhoto.pattern]: ['src/routes/photo/StartWithPhotoPage.tsx'],
  [routes.phonePhotos.pattern]: ['src/routes/phone/PhonePhotosPage.tsx'],
  [routes.searchResult.pattern]: SEARCH,
  [routes.searchGo.pattern]: SEARCH,
  [routes.orderTracking.pattern]: ['src/routes/order/TrackingPage.tsx'],
  [routes.proofOrder.pattern]: ['src/routes/order/ProofPage.tsx'],
  [routes.artworkView.pattern]: ['src/routes/order/ArtworkPage.tsx'],
  [routes.writeReview.pattern]: ['src/routes/order/WriteReviewPage.tsx'],
  [routes.giftCertificate.pattern]: GIFT,
  [routes.giftCertificateItem.pattern]: GIFT,
  [routes.orderEs.pattern]: ORDER_FORM,
  [routes.orderCp.pattern]: ORDER_FORM,
  [routes.orderBcpb.pattern]: ORDER_FORM,
  [routes.orderBps.pattern]: ORDER_FORM,
  [routes.shareFacebook.pattern]: SHARE,
  [routes.shareTwitter.pattern]: SHARE,
  [routes.productQa.pattern]: ['src/routes/questions/PageQuestionsPage.tsx'],
  [routes.designLink.pattern]: ['src/routes/design-link/DesignLinkPage.tsx'],
  [routes.sharedCart.pattern]: ['src/routes/shared-cart/SharedCartPage.tsx'],
  [routes.unsubscribe.pattern]: ['src/routes/notices/UnsubscribePage.tsx'],
  [routes.abandonedCart.pattern]: ['src/routes/cart/AbandonedCartPage.tsx'],
}

/** A category page: the script draws all but its first products. */
const CATEGORY = ['src/app/lazy-pages.ts', CONTENT_PAGE, 'src/features/products/listing/ProductListing.tsx']

/**
 * Scripts that send the first request of their page. The document starts them itself, so the answer comes while the
 * other scripts load.
 */
const EARLY: Record<string, string> = {
  [routes.cart.pattern]: 'src/routes/cart/early.ts',
  [routes.checkout.pattern]: 'src/routes/checkout/early.ts',
  [routes.searchResult.pattern]: 'src/routes/search/early.ts',
  [routes.searchGo.pattern]: 'src/routes/search/early.ts',
}

/** The module with the first request of a page; null for none. */
export function earlyModuleOf(route: Route | null, status: number): string | null {
  if (status !== 200 || route === null) return null
  return isToolRoute(route) ? 'src/routes/design/early.ts' : (EARLY[route.pattern] ?? null)
}

const DESIGN = ['src/routes/design/DesignPage.tsx']
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
  return [...COMMON, ...(isToolRoute(route) ? DESIGN : (MODULES[route.pattern] ?? []))]
}
