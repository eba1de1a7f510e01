/** Lists for the safety tests. An entry needs its reason. */

/** Files that may be longer than the limit. */
export const SIZE_EXCEPTIONS: readonly { path: string; reason: string }[] = []

/** Files of the Workers that read a whole body. The body must have a small limit of its own. */
export const WHOLE_BODY_READS: readonly { path: string; reason: string }[] = [
  {
    path: 'packages/store/src/modules/uploads/byte-source.ts',
    reason: 'A range of at most 4 MB of an object, never all of it.',
  },
  {
    path: 'packages/print/src/deflate.ts',
    reason: 'What the writer holds is at most 5 MB, and a photo is never among it.',
  },
]

/** Files that name a product or a tool path. */
export const PRODUCT_NAMES: readonly { path: string; reason: string }[] = [
  { path: 'packages/shared/src/routes.ts', reason: 'The tool paths are routes.' },
  { path: 'packages/shared/src/tool-of.ts', reason: 'Routes that open the tool of another route.' },
  {
    path: 'packages/shared/src/slugs.ts',
    reason: 'Addresses that the shop plans or has; some products are named so too.',
  },
  { path: 'web/src/app/footer-links.ts', reason: 'Addresses of pages; some products are named so too.' },
  { path: 'packages/shared/src/gift/gift.ts', reason: 'The gift certificate, which has a route of its own.' },
]

/** Packages that the requirements of the shop name, each with the folder where it must be used. */
export const REQUIRED_PACKAGES: readonly { name: string; where: string }[] = [
  { name: 'react', where: 'web/src' },
  { name: 'react-dom', where: 'web/src' },
  { name: 'react-router-dom', where: 'web/src/app' },
  { name: '@tanstack/react-query', where: 'web/src' },
  { name: 'graphql-request', where: 'web/src/api' },
  { name: 'jotai', where: 'web/src' },
  { name: 'keen-slider', where: 'web/src/features' },
  { name: 'react-hook-form', where: 'web/src' },
  { name: 'zod', where: 'packages/shared/src/schemas' },
  { name: 'react-helmet-async', where: 'web/src/app' },
  { name: 'js-cookie', where: 'web/src' },
  { name: 'algoliasearch', where: 'web/src/features/search' },
  { name: 'hono', where: 'edge/src' },
  { name: 'graphql', where: 'packages/store/src' },
]

/** Features that a feature may import. Routes combine the others. */
export const FEATURES_BELOW: Record<string, string[]> = {
  'features/addresses': ['features/forms'],
  'features/cart': ['features/events'],
  'features/customer': ['features/page'],
  'features/deals': ['features/products'],
  'features/new-password': ['features/customer', 'features/forms'],
  'features/offers': ['features/scheduling'],
  'features/page': ['features/products'],
  'features/products': ['features/scheduling', 'features/wishlist'],
  'features/popup': ['features/customer', 'features/forms', 'features/page'],
  'features/vendors': ['features/events'],
  'features/widgets': [
    'features/deals',
    'features/designs',
    'features/offers',
    'features/product-choice',
    'features/products',
    'features/reviews',
    'features/scheduling',
    'features/templates',
    'features/viewer',
    'features/wishlist',
  ],
  'features/hero': ['features/offers', 'features/reviews', 'features/scheduling', 'features/widgets'],
}

/** The folders of packages/design, each of which imports itself and those before it. */
export const DESIGN_FOLDERS: readonly string[] = [
  'product',
  'document',
  'calendar',
  'geometry',
  'neon',
  'text',
  'items',
  'layouts',
  'edits',
  'arrangement',
  'look',
  'autofill',
  'background',
  'templates',
  'preflight',
  'compose',
]

/** Files that say what a document or a definition may contain. */
export const DESIGN_DATA =
  /(-data|\/(photo-style|fonts|text\/words|photo-look|drawing-names|colour|limits|zod-without-eval))\.ts$/
