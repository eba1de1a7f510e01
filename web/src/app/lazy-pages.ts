import { accountRoutes, rewardRoutes } from '@kea/shared/account-routes'
import { fixedRoutes, isToolRoute, routes } from '@kea/shared/routes'
import type { LoadPage } from './lazy-route'
import type { RouteModule } from './route-module'

const blog: LoadPage = () => import('~/routes/blog/BlogPage')
const search: LoadPage = () => import('~/routes/search/SearchPage')
const design: LoadPage = () => import('~/routes/design/DesignPage')
const content: LoadPage = () => import('~/routes/content/ContentPage')
const gift: LoadPage = () => import('~/routes/gift/GiftPage')
const share: LoadPage = () => import('~/routes/share/SharePage')
const orderForm: LoadPage = () => import('~/routes/order-form/OrderFormPage')
const rewards: LoadPage = () => import('~/routes/account/rewards/RewardsPage')
const notBuilt: LoadPage = () => import('~/routes/content/NotBuiltRoute')

/** The pages that are built, by pattern, without those in page-routes.ts. */
const PAGES: Record<string, LoadPage> = {
  [routes.startWithPhoto.pattern]: () => import('~/routes/photo/StartWithPhotoPage'),
  [routes.phonePhotos.pattern]: () => import('~/routes/phone/PhonePhotosPage'),
  [routes.blog.pattern]: blog,
  [routes.blogPost.pattern]: blog,
  [routes.searchResult.pattern]: search,
  [routes.searchGo.pattern]: search,
  [routes.giftCertificate.pattern]: gift,
  [routes.giftCertificateItem.pattern]: gift,
  [routes.bulkOrder.pattern]: () => import('~/routes/bulk/BulkOrderPage'),
  [routes.todayShipOrder.pattern]: () => import('~/routes/shipping-today/ShippingTodayPage'),
  [routes.bareLayout.pattern]: content,
  [routes.shareFacebook.pattern]: share,
  [routes.shareTwitter.pattern]: share,
  [routes.validate.pattern]: () => import('~/routes/notices/IdentificationPage'),
  [routes.underConstruction.pattern]: () => import('~/routes/notices/UnderConstructionPage'),
  [routes.designLink.pattern]: () => import('~/routes/design-link/DesignLinkPage'),
  [routes.sharedCart.pattern]: () => import('~/routes/shared-cart/SharedCartPage'),
  [routes.unsubscribe.pattern]: () => import('~/routes/notices/UnsubscribePage'),
  [routes.abandonedCart.pattern]: () => import('~/routes/cart/AbandonedCartPage'),
  [routes.orderTracking.pattern]: () => import('~/routes/order/TrackingPage'),
  [routes.proofOrder.pattern]: () => import('~/routes/order/ProofPage'),
  [routes.artworkView.pattern]: () => import('~/routes/order/ArtworkPage'),
  [routes.login.pattern]: () => import('~/routes/ways-in/LoginPage'),
  [routes.register.pattern]: () => import('~/routes/ways-in/RegisterPage'),
  [routes.confirmEmail.pattern]: () => import('~/routes/ways-in/ConfirmEmailPage'),
  [routes.resendLink.pattern]: () => import('~/routes/ways-in/ResendLinkPage'),
  [routes.forgotPassword.pattern]: () => import('~/routes/ways-in/ForgotPasswordPage'),
  [routes.resetPassword.pattern]: () => import('~/routes/ways-in/ResetPasswordPage'),
  [routes.socialCallback.pattern]: () => import('~/routes/ways-in/SocialCallbackPage'),
  [routes.createPassword.pattern]: () => import('~/routes/ways-in/ResetPasswordPage'),
  [accountRoutes.dashboard.pattern]: () => import('~/routes/account/dashboard/DashboardPage'),
  [accountRoutes.information.pattern]: () => import('~/routes/account/profile/InformationPage'),
  [accountRoutes['address-book'].pattern]: () => import('~/routes/account/addresses/AddressBookPage'),
  [accountRoutes['add-address'].pattern]: () => import('~/routes/account/addresses/AddAddressPage'),
  [accountRoutes['edit-address'].pattern]: () => import('~/routes/account/addresses/EditAddressPage'),
  [accountRoutes.sessions.pattern]: () => import('~/routes/account/authentication/SessionsPage'),
  [accountRoutes.passkeys.pattern]: () => import('~/routes/account/authentication/PasskeysPage'),
  [accountRoutes['my-data'].pattern]: () => import('~/routes/account/own-data/MyDataPage'),
  [routes.changePassword.pattern]: () => import('~/routes/account/profile/ChangePasswordPage'),
  [accountRoutes.newsletter.pattern]: () => import('~/routes/account/profile/NewsletterPage'),
  [accountRoutes['my-orders'].pattern]: () => import('~/routes/account/orders/MyOrdersPage'),
  [accountRoutes['view-order'].pattern]: () => import('~/routes/account/orders/ViewOrderPage'),
  [accountRoutes['my-saved-design'].pattern]: () => import('~/routes/account/designs/SavedDesignsPage'),
  [accountRoutes.ordertickets.pattern]: () => import('~/routes/account/tickets/OrderTicketsPage'),
  [accountRoutes['my-credits'].pattern]: () => import('~/routes/account/balances/MyCreditsPage'),
  [accountRoutes['gift-card-balance'].pattern]: () => import('~/routes/account/balances/GiftCardBalancePage'),
  [accountRoutes['refer-and-earn'].pattern]: () => import('~/routes/account/rewards/ReferAndEarnPage'),
  [accountRoutes['my-rewards'].pattern]: rewards,
  ...Object.fromEntries(rewardRoutes.map(({ pattern }) => [pattern, rewards])),
  [accountRoutes.todayshiporder.pattern]: () => import('~/routes/account/orders/TodayShipOrdersPage'),
  [routes.writeReview.pattern]: () => import('~/routes/order/WriteReviewPage'),
  [routes.productQa.pattern]: () => import('~/routes/questions/PageQuestionsPage'),
  [routes.orderEs.pattern]: orderForm,
  [routes.orderCp.pattern]: orderForm,
  [routes.orderBcpb.pattern]: orderForm,
  [routes.orderBps.pattern]: orderForm,
  [routes.cart.pattern]: () => import('~/routes/cart/CartPage'),
  [routes.checkout.pattern]: () => import('~/routes/checkout/CheckoutPage'),
  [routes.checkoutSuccess.pattern]: () => import('~/routes/checkout/SuccessPage'),
  [routes.receiptApproved.pattern]: () => import('~/routes/checkout/ApprovedPage'),
  [routes.receiptCancel.pattern]: () => import('~/routes/checkout/CancelledPage'),
  '*': () => import('~/routes/content/NotFoundRoute'),
}

const tools = new Set(fixedRoutes.filter((route) => route.built && isToolRoute(route)).map(({ pattern }) => pattern))

/** The page of a pattern; the "not built yet" page for a pattern without one. */
export function lazyPage(pattern: string): Promise<RouteModule> {
  const load = PAGES[pattern] ?? (tools.has(pattern) ? design : notBuilt)
  return load()
}
