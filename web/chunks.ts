import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { fixedRoutes, routes } from '../packages/shared/src/routes.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Scripts that the edge adds to documents: they send the first request of a page before the shop has loaded, or start
 * the shop after the first picture.
 */
const EARLY = [
  ...new Set(fixedRoutes.flatMap(({ early }) => (early === null ? [] : `src/routes/${early}/early.ts`))),
  'src/first-picture.ts',
  'src/first-paint.ts',
]

/** All entries of the build. */
export const ENTRIES = ['index.html', ...EARLY].map((path) => here(`./${path}`))

const TOOL = here(`./src/routes/${routes.uploadchoice.module}.tsx`)
type Context = Rolldown.ChunkingContext

/** The modules that `entries` load at once, and with `isLater` also those that they may load later; never `without`. */
function modulesOf(entries: string[], context: Context, { isLater = false, without = '' } = {}): Set<string> {
  const found = new Set<string>()
  const open = entries.filter((id) => id !== without)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = context.getModuleInfo(id)
    if (!module || found.has(id)) continue
    found.add(id)
    const next = isLater ? [...module.importedIds, ...module.dynamicallyImportedIds] : module.importedIds
    open.push(...next.filter((other) => other !== without))
  }
  return found
}

/** The modules that the design tool needs at once and no other page needs at any time, without its page. */
function readToolModules(context: Context): Set<string> {
  const elsewhere = modulesOf(ENTRIES, context, { isLater: true, without: TOOL })
  return new Set([...modulesOf([TOOL], context)].filter((id) => id !== TOOL && !elsewhere.has(id)))
}

let toolModules: Set<string> | null = null
const isOnlyInTool = (id: string, context: Context) => {
  toolModules ??= readToolModules(context)
  return toolModules.has(id)
}

const query =
  '@tanstack/(?:query-core|react-query)/build/modern/(?!infiniteQueryObserver|mutationObserver|useInf|useMut)'
const inPackages = (names: string) => new RegExp(`node_modules/(?:${names})`)
const inWeb = (...modules: string[]) => new RegExp(`web/src/(?:${modules.join('|')})\\.tsx?$`)

/**
 * Small modules of several pages as one file: each file costs a slow phone some 6 ms. What they stand on stays where it
 * is. A group whose modules stand on others of its pages can make a circle, which a test of the built files finds.
 */
const together = (name: string, test: RegExp): Rolldown.CodeSplittingGroup => ({
  name,
  priority: 1,
  test,
  includeDependenciesRecursively: false,
})

/**
 * What every page needs comes as two files, with all that it stands on: small ones compress badly, each by itself, and
 * the packages keep theirs from one release to the next.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // The first request of a page does not wait for the packages.
  {
    name: 'early',
    priority: 5,
    test: /web\/src\/(?:api\/(?:early-requests|cart-identity|errors)|lib\/(?:cookies|fields-of))\.ts$|node_modules\/js-cookie\/|shared\/src\/search\/search\.ts$|features\/search\/search-order\.ts$/,
  },
  { name: 'start', priority: 6, test: /preload-helper|lib\/after-frame/ },
  {
    name: 'packages',
    priority: 3,
    test: inPackages(`(?:react|react-dom|scheduler|react-router|react-router-dom)/|${query}`),
  },
  {
    name: 'shop',
    priority: 2,
    test: /web\/src\/(?:app\/mount|api\/query|features\/(?:hero\/Hero|widgets\/CmsContent|scheduling\/DeferredUntilIdle))\.tsx?$|shared\/src\/view\/PlainHeading\.tsx$/,
  },
  { name: 'jotai', priority: 3, test: inPackages('jotai/') },
  // Pages from the script need these, and nothing else of a content page.
  {
    name: 'small',
    priority: 2,
    test: /web\/src\/(?:api\/failures|ui\/paint-first)\.ts$|web\/src\/lib\/island\.ts$|shared\/src\/(?:once|day-words|day-numbers|page\/(?:card|product-path))\.ts$|lucide-react\/dist\/esm\/(?:(?!icons|lucide)|icons\/zoom-in\.mjs)/,
  },
  // Cart, checkout, search and tool need these at once.
  {
    name: 'controls',
    priority: 1,
    test: /web\/src\/ui\/(?:Button|Section|Spinner|Waiting)\.tsx$|shared\/src\/first-view\/headings\.ts$|lucide-react\/dist\/esm\/icons\/(?:arrow-up|plus|minus|rotate-cw|x|zoom-out)\.mjs$/,
  },
  // A product's data, prices and choices. The tool needs them too, and nothing else of a content page.
  {
    name: 'product',
    priority: 2,
    test: /shared\/src\/(?:pricing|product-options|first-view\/choice-groups)\.ts$|design\/src\/common-size\.ts$|features\/product-choice\/(?:stored-choices|choice)\.ts$/,
  },
  // A product's page, the cart and the checkout say when a parcel comes to a postcode.
  {
    name: 'delivery',
    priority: 1,
    test: /shared\/src\/(?:delivery\/(?:delivery-zone|moving-days|free-shipping|postcode-regions|postcode-areas)|constants\/postcode)\.ts$|web\/src\/(?:lib\/postcode|features\/addresses\/unknown-postcode)\.ts$/,
  },
  { name: 'definition', priority: 2, test: /design\/src\/read-definition\.ts$/ },
  { name: 'content-page', priority: 1, test: inWeb(`routes/${routes.page.module}`) },
  // The rating in the first view needs this alone, not the reader of later pages.
  { name: 'rating', priority: 1, test: /packages\/shared\/src\/page\/rating\.ts$/ },
  // What a category page and its first view share. The tool lists products too, and needs nothing else of these pages.
  {
    name: 'listing',
    priority: 1,
    test: /shared\/src\/(?:page\/(?:to-)?listing|constants\/attributes|first-view\/listing-classes|view\/ArrivalDay)\.tsx?$/,
  },
  { name: 'to-product', priority: 1, test: /shared\/src\/page\/to-product\.ts$/ },
  { name: 'read-page', test: inWeb('api/read-page') },
  // Icons are named through an index, so it is not seen who needs which. Those of the tool must not come in the file of
  // its page, which imports the tool's.
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/icons\//,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
  // The document of the cart stays alone: the early script of these pages needs nothing else.
  together(
    'cart',
    inWeb(
      'features/cart/(?:use-cart|cart-group|add-line|cart-requests|line-item|mini-cart)',
      'api/__generated__/documents/DesignData',
    ),
  ),
  // Cart, checkout and the pages of an order.
  together('order-links', inWeb('features/order/(?:last-order|tracking-link|stage)', 'lib/paying-order')),
  together('line-pictures', inWeb('ui/(?:LinePicture|DesignPreview)')),
  // Each page with a form. Pages without one need the alerts too.
  together('forms', inWeb('features/forms/(?:SubmitForm|field-problems|use-lazy-rules|use-draft)', 'ui/Form')),
  together('captcha', /web\/src\/features\/forms\/captcha\/CaptchaLine\.tsx$|icons\/shield-check\.mjs$/),
  together('passwords', /web\/src\/ui\/PasswordField\.tsx$|icons\/(?:eye-off|key-round)\.mjs$/),
  // Log-in as a page and as the dialog that asks for it again.
  together(
    'log-in',
    inWeb(
      'routes/authentication/(?:CodeLogin|PasskeyLogin|PasswordLogin|LoginChoices)',
      'features/customer/passkeys/use-passkey-offers',
    ),
  ),
  together('authentication', inWeb('features/customer/AuthenticationPage', 'features/page/price-code')),
  // These import nothing but a reader of cookies.
  together('session-state', inWeb('lib/(?:shown-session|logged-out|form-drafts)')),
  together(
    'session-cart',
    inWeb('api/(?:adopt|create)-cart', 'api/__generated__/documents/(?:CustomerCart|CreateGuestCart|MergeCarts)'),
  ),
  together(
    'log-in-documents',
    inWeb(
      'api/__generated__/documents/(?:LogInBy\\w+|ConnectSocialAccount|SocialProviders|StartSocialLogin|SendLoginCode)',
      'api/__generated__/documents/(?:RegisterCustomer|ResendConfirmation|Confirm(?:Registration|EmailChange))',
      'api/__generated__/documents/ResetCustomerPassword',
    ),
  ),
  together('alerts', inWeb('ui/(?:Alert|RetryAlert)')),
  // Search results and lists of products.
  together('tiles', inWeb('features/products/ProductTile', 'features/wishlist/LazyHeart')),
  // What the tool shares with the page of an order, with its own early script, and with most pages.
  together('tool-links', inWeb('lib/(?:next-year|ordered-sign|tool-note)')),
  together(
    'first-photo',
    /web\/src\/lib\/(?:pending-photo|photos\/photo-accept)\.ts$|shared\/src\/constants\/uploads\.ts$/,
  ),
  together('tool-icons', /lucide-react\/dist\/esm\/icons\/(?:chevron-left|image-plus|eye|trash|check)\.mjs$/),
  // The tool and the page that starts with a photo.
  together(
    'photo-files',
    /web\/src\/lib\/photos\/(?:photo-frame|decode-photo|memory-canvas|element-frame|photo-refusal|sha256|go-on-without|connection|upload-\w+|send-file)\.ts$|packages\/photo\/src\/(?:ascii|crc32|limits|photo-mask)\.ts$/,
  ),
  // What the tool keeps on the device, and what else other pages load only later.
  together('drafts', /web\/src\/lib\/(?:drafts\/(?!may-have|draft-design)|photos\/small-photos)|node_modules\/idb\//),
  // Some 270 small modules, which would come as 36 files.
  {
    name: (id, context) => (isOnlyInTool(id, context) ? 'tool' : null),
    debugName: 'tool',
    includeDependenciesRecursively: false,
  },
]
