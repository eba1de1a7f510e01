import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { LoadPage } from './lazy-route'
import { pageRoutes } from './page-routes'
import type { RouteModule } from './route-module'

/** A path of the pattern, its parameters filled and its optional ends left off. */
const example = (pattern: string): string =>
  pattern
    .split('/')
    .filter((part) => !part.endsWith('?') && part !== '*')
    .map((part) => (part.startsWith(':') ? 'x1' : part))
    .join('/') || '/'

const patternOf = (path: string) => matchRoutes(pageRoutes, path)?.at(-1)?.route.path

describe('the router', () => {
  it.each(fixedRoutes.map(({ pattern }) => pattern))('%s has a page', (pattern) => {
    expect(patternOf(example(pattern))).toBe(pattern)
  })

  it('takes any other single slug as a page of the CMS, and the rest as not found', () => {
    expect(patternOf('/canvas-prints')).toBe('/:slug')
    expect(patternOf('/a/b/c')).toBe('*')
  })

  it.each<[path: string, page: () => Promise<RouteModule>]>([
    ['/', () => import('~/routes/home/HomePage')],
    ['/home', () => import('~/routes/home/HomePage')],
    ['/canvas-prints', () => import('~/routes/content/ContentPage')],
    ['/noheader-nofooter', () => import('~/routes/content/ContentPage')],
    ['/start-with-a-photo', () => import('~/routes/photo/StartWithPhotoPage')],
    ['/phone-photos', () => import('~/routes/phone/PhonePhotosPage')],
    ['/catalogsearch/result', () => import('~/routes/search/SearchPage')],
    ['/search/go', () => import('~/routes/search/SearchPage')],
    ['/gift-certificate', () => import('~/routes/gift/GiftPage')],
    ['/gift-certificate/17', () => import('~/routes/gift/GiftPage')],
    ['/write-a-review', () => import('~/routes/order/WriteReviewPage')],
    ['/blog', () => import('~/routes/blog/BlogPage')],
    ['/blog/photo-tips', () => import('~/routes/blog/BlogPage')],
    ['/productqa/index/view/ps/101', () => import('~/routes/questions/PageQuestionsPage')],
    ['/order-es', () => import('~/routes/order-form/OrderFormPage')],
    ['/order-cp', () => import('~/routes/order-form/OrderFormPage')],
    ['/order-bcpb', () => import('~/routes/order-form/OrderFormPage')],
    ['/order-bps', () => import('~/routes/order-form/OrderFormPage')],
    ['/order-status-tracking', () => import('~/routes/order/TrackingPage')],
    ['/proof_order', () => import('~/routes/order/ProofPage')],
    ['/artwork_view', () => import('~/routes/order/ArtworkPage')],
    ['/bulk-order', () => import('~/routes/bulk/BulkOrderPage')],
    ['/validate/identification', () => import('~/routes/notices/IdentificationPage')],
    ['/abandoned/checkout/cart', () => import('~/routes/cart/AbandonedCartPage')],
    ['/cornjob/index/todayshiporder', () => import('~/routes/shipping-today/ShippingTodayPage')],
    ['/instagram-popup-callback', () => import('~/routes/ways-in/SocialCallbackPage')],
    ['/facebook', () => import('~/routes/share/SharePage')],
    ['/twitter', () => import('~/routes/share/SharePage')],
    ['/under-construction', () => import('~/routes/notices/UnderConstructionPage')],
    ['/checkout/cart', () => import('~/routes/cart/CartPage')],
    ['/checkout', () => import('~/routes/checkout/CheckoutPage')],
    ['/checkout/success', () => import('~/routes/checkout/SuccessPage')],
    ['/checkout/receipt/approved', () => import('~/routes/checkout/ApprovedPage')],
    ['/checkout/receipt/cancel', () => import('~/routes/checkout/CancelledPage')],
    ['/customer/account/dashboard', () => import('~/routes/account/dashboard/DashboardPage')],
    ['/customer/account/information', () => import('~/routes/account/profile/InformationPage')],
    ['/customer/account/address-book', () => import('~/routes/account/addresses/AddressBookPage')],
    ['/customer/account/add-address', () => import('~/routes/account/addresses/AddAddressPage')],
    ['/customer/account/edit-address', () => import('~/routes/account/addresses/EditAddressPage')],
    ['/customer/account/sessions', () => import('~/routes/account/authentication/SessionsPage')],
    ['/customer/account/passkeys', () => import('~/routes/account/authentication/PasskeysPage')],
    ['/customer/account/my-data', () => import('~/routes/account/own-data/MyDataPage')],
    ['/confirm-email', () => import('~/routes/ways-in/ConfirmEmailPage')],
    ['/customer/forgot-password', () => import('~/routes/ways-in/ForgotPasswordPage')],
    ['/customer/resend-link', () => import('~/routes/ways-in/ResendLinkPage')],
    ['/customer/reset-password', () => import('~/routes/ways-in/ResetPasswordPage')],
    ['/customer/create-password', () => import('~/routes/ways-in/ResetPasswordPage')],
    ['/change-password', () => import('~/routes/account/profile/ChangePasswordPage')],
    ['/customer/account/newsletter', () => import('~/routes/account/profile/NewsletterPage')],
    ['/customer/account/my-orders', () => import('~/routes/account/orders/MyOrdersPage')],
    ['/customer/account/view-order/000000123/1', () => import('~/routes/account/orders/ViewOrderPage')],
    ['/customer/account/my-saved-design', () => import('~/routes/account/designs/SavedDesignsPage')],
    ['/customer/account/ordertickets/000000123', () => import('~/routes/account/tickets/OrderTicketsPage')],
    ['/customer/account/my-credits', () => import('~/routes/account/balances/MyCreditsPage')],
    ['/customer/account/gift-card-balance', () => import('~/routes/account/balances/GiftCardBalancePage')],
    ['/customer/account/refer-and-earn', () => import('~/routes/account/rewards/ReferAndEarnPage')],
    ['/customer/account/my-rewards', () => import('~/routes/account/rewards/RewardsPage')],
    ['/customer/account/my-rewards/loyaltylevel/join', () => import('~/routes/account/rewards/RewardsPage')],
    ['/customer/account/todayshiporder', () => import('~/routes/account/orders/TodayShipOrdersPage')],
    ['/uploadchoice', () => import('~/routes/design/DesignPage')],
    ['/uploadchoice-new', () => import('~/routes/design/DesignPage')],
    ['/nothing/at/all', () => import('~/routes/content/NotFoundRoute')],
  ])('%s shows its own page', { timeout: 60_000 }, async (path, page) => {
    const { load } = (matchRoutes(pageRoutes, path)?.at(-1)?.route.handle ?? {}) as { load: LoadPage }
    expect((await load()).default).toBe((await page()).default)
  })

  // The code of every page is read for it.
  it('shows a page of its own for built routes only', { timeout: 60_000 }, async () => {
    const { default: unbuilt } = await import('~/routes/content/NotBuiltRoute')
    const shown = await Promise.all(
      fixedRoutes
        .filter((route) => !isToolRoute(route))
        .map(async ({ pattern, built }) => {
          const { load } = (pageRoutes.find(({ path }) => path === pattern)?.handle ?? {}) as { load: LoadPage }
          return { pattern, built, isShown: (await load()).default !== unbuilt }
        }),
    )
    expect(shown.filter(({ built, isShown }) => built !== isShown)).toEqual([])
  })
})
