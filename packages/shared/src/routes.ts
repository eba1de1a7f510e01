// The build reads this list, and node wants the endings of files.
import { accountRouteOf, accountRoutes, rewardRoutes } from './account-routes.ts'
import { addressPart, matches, type Route, route } from './route.ts'

/** Tool paths that end in `-tool`, one per product. */
const PRODUCT_TOOLS = [
  'busroll',
  'photomug',
  'pillow',
  'photoblanket',
  'customframe',
  'photocoaster',
  'photomagnet',
  'calendar',
  'photobook',
  'umbrella',
  'poster',
  'photoprints',
  'photopuzzle',
  'photoblocks',
  'ornaments',
  'sports',
  'doormat',
  'bathmat',
  'rug',
  'carpet',
  'jewellery',
  'photolamp',
  'socks',
  'mobilestand',
  'beachtowel',
  'yogamat',
  'pendrive',
  'luggagetag',
  'tablemat',
  'pet-tags',
  'playingcards',
  'choppingboard',
  'bookmarks',
  'greeting-cards',
  'mousepad',
  'didacticgame',
  'pet-bowls',
  'apron',
  'frame',
  'switchpanel',
  'doubleacrylic',
  'wallclock',
  'flipflops',
  'walltiles',
  'rubixcube',
  'skateboard',
  'stocking',
  'neonchamp',
  'neonchampnew',
] as const

/** True for the tool whose designs have months, and so a next year. */
export const isCalendarTool = (tool: string): boolean => tool === 'calendar-tool'

const PAGES_TOOLS = ['calendar-tool', 'photobook-tool', 'playingcards-tool', 'didacticgame-tool']

/** True for a tool whose designs have many pages, which only the tool can paint for a link. */
export const isPagesTool = (tool: string): boolean => PAGES_TOOLS.includes(tool)

/** A path of a design tool. */
const tool = <const P extends string>(path: P, title: string, rest: { robots?: 'index' } = {}) =>
  route(path, {
    module: 'design/DesignPage',
    early: 'design',
    firstView: 'tool',
    title,
    frame: 'no-footer',
    ...rest,
  })

const toolRoutes = PRODUCT_TOOLS.map((name) => tool(`/${name}-tool`, 'Design your product'))

const blogPage = <const P extends string>(path: P) =>
  route(path, { module: 'blog/BlogPage', firstView: 'data', robots: 'content' })

const orderForm = <const P extends string>(path: P, title: string) =>
  route(path, { module: 'order-form/OrderFormPage', title })

const checkoutPage = <const P extends string>(path: P, module: string, title: string, heading = title) =>
  route(path, { module, layout: 'checkout/CheckoutLayout', title, heading })

const newPassword = <const P extends string>(path: P) =>
  route(path, {
    module: 'authentication/ResetPasswordPage',
    title: 'Set a new password',
    heading: 'Choose a new password',
  })

const sharePage = <const P extends string>(path: P, heading: string) =>
  route(path, { module: 'share/SharePage', heading, head: 'brand' })

const home = { module: 'home/HomePage', firstView: 'data', robots: 'index' } as const
const gift = { module: 'gift/GiftPage', title: 'Gift certificate' }
const search = { module: 'search/SearchPage', early: 'search', firstView: 'search' } as const

/**
 * The pages of the shop, in matching order: fixed paths first, the slug last. Router, edge, sitemap, build and tests
 * read this list and the one of the account (account-routes.ts); a page is named nowhere else.
 */
export const routes = {
  home: route('/', home),
  homeAlias: route('/home', home),
  startWithPhoto: route('/start-with-a-photo', {
    module: 'photo/StartWithPhotoPage',
    title: 'Start with a photo',
    heading: 'See your photo on our products',
  }),
  giftFinder: route('/gift-finder', {
    module: 'gift-finder/GiftFinderPage',
    firstView: 'data',
    lead: 'Tell us what you know and skip the rest.',
    robots: 'content',
  }),
  phonePhotos: route('/phone-photos', {
    module: 'phone/PhonePhotosPage',
    title: 'Photos from your phone',
    frame: 'bare',
  }),
  searchResult: route('/catalogsearch/result', { ...search, title: 'Search results' }),
  searchGo: route('/search/go', { ...search, head: 'brand' }),
  giftCertificate: route('/gift-certificate', {
    ...gift,
    description:
      'Give N$10 to N$1,500 for photo prints, canvases and gifts. We email it on the day you choose, with your message.',
    robots: 'index',
  }),
  giftCertificateItem: route('/gift-certificate/:itemId', { ...gift, heading: 'Change your gift certificate' }),
  writeReview: route('/write-a-review', {
    module: 'order/WriteReviewPage',
    title: 'Write a review',
    frame: 'no-footer',
  }),
  blog: blogPage('/blog'),
  blogPost: blogPage('/blog/:urlKey'),
  productQa: route('/productqa/index/view/ps/:pageId', {
    module: 'questions/PageQuestionsPage',
    title: 'Questions and answers',
    // Each answer is also on the page of its product, which is indexed instead.
    robots: 'noindex',
  }),
  orderEs: orderForm('/order-es', 'Order easel stands'),
  orderCp: orderForm('/order-cp', 'Order canvas pads'),
  orderBcpb: orderForm('/order-bcpb', 'Order canvas prints and photo books in bulk'),
  orderBps: orderForm('/order-bps', 'Order business prints and signs'),
  orderTracking: route('/order-status-tracking', { module: 'order/TrackingPage', title: 'Track your order' }),
  designLink: route('/design-link', { module: 'design-link/DesignLinkPage', title: 'A link to a design' }),
  sharedCart: route('/shared-cart', { module: 'shared-cart/SharedCartPage', title: 'A shared cart' }),
  wishlist: route('/wishlist', { module: 'wishlist/WishlistPage', title: 'Your wishlist' }),
  sharedWishlist: route('/shared-wishlist', { module: 'wishlist/SharedWishlistPage', title: 'A shared wishlist' }),
  unsubscribe: route('/newsletter/unsubscribe', { module: 'notices/UnsubscribePage', title: 'Unsubscribe' }),
  bulkOrder: route('/bulk-order', { module: 'bulk/BulkOrderPage', title: 'Bulk order', needsCustomer: true }),
  bareLayout: route('/noheader-nofooter', {
    module: 'content/ContentPage',
    firstView: 'data',
    frame: 'bare',
    head: 'brand',
  }),
  validate: route('/validate/identification', {
    module: 'notices/IdentificationPage',
    heading: 'What we know about you',
    head: 'brand',
  }),
  abandonedCart: route('/abandoned/checkout/cart', {
    module: 'cart/AbandonedCartPage',
    heading: 'The cart you left',
    head: 'brand',
  }),
  todayShipOrder: route('/cornjob/index/todayshiporder', {
    module: 'shipping-today/ShippingTodayPage',
    title: 'Shipping today',
  }),
  shareFacebook: sharePage('/facebook', 'Share on Facebook'),
  shareTwitter: sharePage('/twitter', 'Share on Twitter'),
  socialCallback: route('/instagram-popup-callback', {
    module: 'authentication/SocialCallbackPage',
    heading: 'Log in',
    frame: 'bare',
    head: 'brand',
  }),
  confirmEmail: route('/confirm-email', {
    module: 'authentication/ConfirmEmailPage',
    heading: 'Confirm your email',
    head: 'brand',
  }),
  changePassword: route('/change-password', {
    module: 'account/profile/ChangePasswordPage',
    layout: 'account/frame/AccountLayout',
    heading: 'Change your password',
    head: 'brand',
    needsCustomer: true,
  }),
  cart: route('/checkout/cart', {
    module: 'cart/CartPage',
    layout: 'checkout/CheckoutLayout',
    early: 'cart',
    title: 'Shopping Cart',
    heading: 'Your cart',
  }),
  checkout: route('/checkout', {
    module: 'checkout/CheckoutPage',
    layout: 'checkout/CheckoutLayout',
    early: 'checkout',
    title: 'Checkout',
  }),
  checkoutSuccess: checkoutPage('/checkout/success', 'checkout/SuccessPage', 'Thank you for your order', 'Your order'),
  receiptApproved: checkoutPage(
    '/checkout/receipt/approved',
    'checkout/ApprovedPage',
    'Payment approved',
    'Your payment',
  ),
  receiptCancel: checkoutPage(
    '/checkout/receipt/cancel',
    'checkout/CancelledPage',
    'Payment cancelled',
    'Your payment',
  ),
  proofOrder: route('/proof_order', { module: 'order/ProofPage', title: 'Proof of your order' }),
  artworkView: route('/artwork_view', { module: 'order/ArtworkPage', title: 'Your artwork' }),
  login: route('/customer/login/*', {
    module: 'authentication/LoginPage',
    title: 'Customer Login',
    heading: 'Log in',
    lead: 'See your orders, designs and rewards. You can also order without an account.',
  }),
  register: route('/customer/register', {
    module: 'authentication/RegisterPage',
    title: 'Create New Customer Account',
    heading: 'Create an account',
  }),
  forgotPassword: route('/customer/forgot-password', {
    module: 'authentication/ForgotPasswordPage',
    title: 'Forgot Your Password',
    heading: 'Forgotten your password?',
  }),
  resendLink: route('/customer/resend-link', {
    module: 'authentication/ResendLinkPage',
    title: 'Resend confirmation link',
    heading: 'Send the link again',
  }),
  resetPassword: newPassword('/customer/reset-password'),
  createPassword: newPassword('/customer/create-password'),
  uploadchoice: tool('/uploadchoice', 'Design your wall print'),
  uploadchoiceNew: tool('/uploadchoice-new', 'Design your wall print'),
  neonToolProducts: tool('/neon-sign-tool-products', 'Design your neon sign'),
  neonCreate: tool('/create-your-own-neon-sign', 'Create your own neon sign', { robots: 'index' }),
  createRug: tool('/create-your-rug', 'Create your rug'),
  underConstruction: route('/under-construction', {
    module: 'notices/UnderConstructionPage',
    title: 'Under construction',
  }),
  page: route('/:slug', { module: 'content/ContentPage', firstView: 'data', robots: 'content' }),
}

const shopRoutes = [...toolRoutes, ...Object.values(routes).filter((entry) => entry !== routes.page)] as Route[]

/** Fixed routes in matching order, with tools and account pages, and without `page`, which matches any slug. */
export const fixedRoutes: readonly Route[] = [...shopRoutes, ...Object.values(accountRoutes), ...rewardRoutes]

/** The path of a product's tool: `uploadchoice` → `/uploadchoice`, `photomug-tool` → `/photomug-tool`. */
export const toolPath = (tool: string, query: Record<string, string | undefined> = {}): string => {
  const search = Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${addressPart(value)}`))
    .join('&')
  return `/${tool}${search === '' ? '' : `?${search}`}`
}

/** True if the content of the page comes from the backend. */
export const hasPageData = (route: Route | null): boolean => route?.built === true && route.firstView === 'data'

/** True for the path of a design tool. */
export const isToolRoute = (route: Route): boolean => route.firstView === 'tool'

const isPlain = ({ pattern }: Route): boolean => !/[:*]/.test(pattern)
/** Routes without parameters, by path. Most requests match one of them, so few patterns are tried. */
const plainRoutes = new Map(shopRoutes.filter(isPlain).map((entry) => [entry.pattern, entry]))
const patternRoutes = shopRoutes.filter((entry) => !isPlain(entry))

/** The fixed route of a path without query, else `routes.page` for a single segment, else null. */
export function routeOf(path: string): Route | null {
  const segments = path.split('/').filter(Boolean)
  const fixed =
    plainRoutes.get(`/${segments.join('/')}`) ??
    accountRouteOf(segments) ??
    patternRoutes.find((entry) => matches(entry.pattern, path))
  if (fixed) return fixed
  return segments.length === 1 ? (routes.page as Route) : null
}
