import { accountRouteOf, accountRoutes, rewardRoutes } from './account-routes'
import { addressPart, matches, type Route, type RouteRule, route } from './route'

/** Tool paths that end in `-tool`, one per product (TOOL-04). */
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

/** A page whose title in the head is its heading too. */
const titled = <const P extends string>(path: P, title: string, rest: Partial<RouteRule>) =>
  route(path, { title, heading: title, ...rest })

const orderPage = <const P extends string>(path: P, title: string, about: string) =>
  titled(path, title, { robots: 'noindex', built: true, about })

const newPassword = <const P extends string>(path: P) =>
  route(path, {
    title: 'Set a new password',
    heading: 'Choose a new password',
    robots: 'noindex',
    built: true,
    about: 'set a new password',
  })

const tool = (path: string, title: string) =>
  route(path, { title, robots: 'noindex', frame: 'no-footer', built: true, about: 'design tool' })

const toolRoutes = Object.fromEntries(
  PRODUCT_TOOLS.map((name) => [`/${name}-tool`, tool(`/${name}-tool`, 'Design your product')]),
)

/** All paths in matching order, for router, edge, sitemap and links: fixed paths first, the slug last. */
const PAYMENT_PAGE = {
  heading: 'Your payment',
  robots: 'noindex',
  built: true,
  about: 'return from the payment page',
} as const

export const routes = {
  home: route('/', { robots: 'index', built: true, about: 'home' }),
  homeAlias: route('/home', { robots: 'index', built: true, about: 'home, canonical /' }),
  startWithPhoto: route('/start-with-a-photo', {
    title: 'Start with a photo',
    heading: 'See your photo on our products',
    robots: 'noindex',
    built: true,
    about: 'a photo on several products',
  }),
  phonePhotos: titled('/phone-photos', 'Photos from your phone', {
    robots: 'noindex',
    frame: 'bare',
    built: true,
    about: 'photos from your phone',
  }),
  searchResult: route('/catalogsearch/result', {
    title: 'Search results',
    robots: 'noindex',
    built: true,
    about: 'search results for q',
  }),
  searchGo: route('/search/go', { robots: 'noindex', head: 'brand', built: true, about: 'search results for q' }),
  giftCertificate: titled('/gift-certificate', 'Gift certificate', {
    description:
      'Give N$10 to N$1,500 for photo prints, canvases and gifts. We email it on the day you choose, with your message.',
    robots: 'index',
    built: true,
    about: 'gift certificate',
  }),
  giftCertificateItem: route('/gift-certificate/:itemId', {
    title: 'Gift certificate',
    heading: 'Change your gift certificate',
    robots: 'noindex',
    built: true,
    about: 'gift certificate of a cart line',
  }),
  writeReview: titled('/write-a-review', 'Write a review', {
    robots: 'noindex',
    frame: 'no-footer',
    built: true,
    about: 'write a review',
  }),
  blog: route('/blog', { robots: 'content', built: true, about: 'blog' }),
  blogPost: route('/blog/:urlKey', { robots: 'content', built: true, about: 'blog category or post' }),
  productQa: titled('/productqa/index/view/ps/:pageId', 'Questions and answers', {
    // Each answer is also on the page of its product, which is indexed instead.
    robots: 'noindex',
    built: true,
    about: 'answered questions of a page',
  }),
  orderEs: orderPage('/order-es', 'Order easel stands', 'order form'),
  orderCp: orderPage('/order-cp', 'Order canvas pads', 'order form'),
  orderBcpb: orderPage('/order-bcpb', 'Order canvas prints and photo books in bulk', 'order form'),
  orderBps: orderPage('/order-bps', 'Order business prints and signs', 'order form'),
  orderTracking: orderPage('/order-status-tracking', 'Track your order', 'order tracking'),
  designLink: titled('/design-link', 'A link to a design', {
    robots: 'noindex',
    built: true,
    about: 'link to a design',
  }),
  sharedCart: titled('/shared-cart', 'A shared cart', { robots: 'noindex', built: true, about: 'link to a cart' }),
  unsubscribe: titled('/newsletter/unsubscribe', 'Unsubscribe', {
    robots: 'noindex',
    built: true,
    about: 'end of the newsletter',
  }),
  bulkOrder: titled('/bulk-order', 'Bulk order', {
    robots: 'noindex',
    needsCustomer: true,
    built: true,
    about: 'order import',
  }),
  bareLayout: route('/noheader-nofooter', {
    robots: 'noindex',
    frame: 'bare',
    head: 'brand',
    built: true,
    about: 'bare layout',
  }),
  validate: route('/validate/identification', {
    heading: 'What we know about you',
    robots: 'noindex',
    head: 'brand',
    built: true,
    about: 'identification',
  }),
  abandonedCart: route('/abandoned/checkout/cart', {
    heading: 'The cart you left',
    robots: 'noindex',
    head: 'brand',
    built: true,
    about: 'return to an abandoned cart',
  }),
  todayShipOrder: titled('/cornjob/index/todayshiporder', 'Shipping today', {
    robots: 'noindex',
    built: true,
    about: 'orders that ship today',
  }),
  shareFacebook: route('/facebook', {
    heading: 'Share on Facebook',
    robots: 'noindex',
    head: 'brand',
    built: true,
    about: 'share page',
  }),
  shareTwitter: route('/twitter', {
    heading: 'Share on Twitter',
    robots: 'noindex',
    head: 'brand',
    built: true,
    about: 'share page',
  }),
  socialCallback: route('/instagram-popup-callback', {
    heading: 'Log in',
    robots: 'noindex',
    frame: 'bare',
    head: 'brand',
    built: true,
    about: 'social sign-in callback',
  }),
  confirmEmail: route('/confirm-email', {
    heading: 'Confirm your email',
    robots: 'noindex',
    head: 'brand',
    built: true,
    about: 'confirm an email address',
  }),
  changePassword: route('/change-password', {
    heading: 'Change your password',
    robots: 'noindex',
    head: 'brand',
    needsCustomer: true,
    built: true,
    about: 'change a password',
  }),
  cart: route('/checkout/cart', {
    title: 'Shopping Cart',
    heading: 'Your cart',
    robots: 'noindex',
    built: true,
    about: 'cart',
  }),
  checkout: titled('/checkout', 'Checkout', { robots: 'noindex', built: true, about: 'checkout' }),
  checkoutSuccess: route('/checkout/success', {
    title: 'Thank you for your order',
    heading: 'Your order',
    robots: 'noindex',
    built: true,
    about: 'order placed',
  }),
  receiptApproved: route('/checkout/receipt/approved', {
    title: 'Payment approved',
    ...PAYMENT_PAGE,
  }),
  receiptCancel: route('/checkout/receipt/cancel', { title: 'Payment cancelled', ...PAYMENT_PAGE }),
  proofOrder: orderPage('/proof_order', 'Proof of your order', 'proof of an order'),
  artworkView: orderPage('/artwork_view', 'Your artwork', 'artwork of an order'),
  login: route('/customer/login/*', {
    title: 'Customer Login',
    heading: 'Log in',
    lead: 'See your orders, designs and rewards. You can order without an account, too.',
    robots: 'noindex',
    built: true,
    about: 'login',
  }),
  register: route('/customer/register', {
    title: 'Create New Customer Account',
    heading: 'Create an account',
    robots: 'noindex',
    built: true,
    about: 'register',
  }),
  forgotPassword: route('/customer/forgot-password', {
    title: 'Forgot Your Password',
    heading: 'Forgotten your password?',
    robots: 'noindex',
    built: true,
    about: 'forgot password',
  }),
  resendLink: route('/customer/resend-link', {
    title: 'Resend confirmation link',
    heading: 'Send the link again',
    robots: 'noindex',
    built: true,
    about: 'resend the confirmation link',
  }),
  resetPassword: newPassword('/customer/reset-password'),
  createPassword: newPassword('/customer/create-password'),
  uploadchoice: tool('/uploadchoice', 'Design your wall print'),
  uploadchoiceNew: tool('/uploadchoice-new', 'Design your wall print'),
  neonToolProducts: tool('/neon-sign-tool-products', 'Design your neon sign'),
  neonCreate: route('/create-your-own-neon-sign', {
    title: 'Create your own neon sign',
    robots: 'index',
    frame: 'no-footer',
    built: true,
    about: 'design tool',
  }),
  createRug: tool('/create-your-rug', 'Create your rug'),
  underConstruction: titled('/under-construction', 'Under construction', {
    robots: 'noindex',
    built: true,
    about: 'under construction',
  }),
  page: route('/:slug', { robots: 'content', built: true, about: 'page of the catalogue or the CMS' }),
}

const shopRoutes = [
  ...Object.values(toolRoutes),
  ...Object.values(routes).filter((entry) => entry !== routes.page),
] as Route[]

/** Fixed routes in matching order, with tools and account pages, and without `page`, which matches any slug. */
export const fixedRoutes: readonly Route[] = [...shopRoutes, ...Object.values(accountRoutes), ...rewardRoutes]

/** The path of a product's tool: `uploadchoice` → `/uploadchoice`, `photomug-tool` → `/photomug-tool`. */
export const toolPath = (tool: string, query: Record<string, string | undefined> = {}): string => {
  const search = Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${addressPart(value)}`))
    .join('&')
  return `/${tool}${search === '' ? '' : `?${search}`}`
}

/** CMS pages at a fixed path. */
const WITH_DATA = new Set<string>([routes.home, routes.homeAlias, routes.bareLayout].map(({ pattern }) => pattern))

/** True if the content of the page comes from the backend. */
export const hasPageData = (route: Route | null): boolean =>
  route?.built === true && (route.robots === 'content' || WITH_DATA.has(route.pattern))

/** True for the path of a design tool. */
export const isToolRoute = (route: Route): boolean => route.about === 'design tool'

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
