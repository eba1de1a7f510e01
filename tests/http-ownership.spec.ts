import { expect, test } from 'vitest'
import { limitedPaths } from './support/limits-list'
import { read } from './support/source-files'
import { testTitles } from './support/test-titles'

const OWNERSHIP = 'packages/store/src/ownership.spec.ts'

/** A test of who may reach a path, or why the path reaches nothing that belongs to a shopper. */
type Proof = { spec: string; title: string } | string

const ofSpec = (title: string, spec = OWNERSHIP): Proof => ({ spec, title })
const SAME = 'the same for every caller'
const NOTHING = 'no endpoint'
/** A page of the sandbox needs the random id of its payment, a message the signature of its provider. */
const PAYMENT = ofSpec(
  'asks for a choice that it has, and has no page for an unknown payment',
  'packages/store/src/modules/payments/payments.spec.ts',
)
const LOCAL = 'only on the computer of a developer (mail-viewer-handler.spec.ts)'

/** The paths of the edge, as `tests/support/limits-list.ts` has them. */
const EDGE: Record<string, Proof> = {
  '/graphql': ofSpec('is out of reach of other shoppers through %s'),
  '/uploads': ofSpec('refuses %s', 'edge/src/handlers/handlers.spec.ts'),
  '/uploads/*': ofSpec('a photo: %s'),
  '/media/*': ofSpec('an invoice'),
  '/newsletter/unsubscribe': 'the token is the right (one-click-handler.spec.ts)',
  '/operator': 'the token of the operator is the right (operator-handler.spec.ts)',
  '/rest/V1/customers/password': 'mails the owner of the address only (ways-in.spec.ts)',
  '/caching/clear': 'the token of the shop is the right (caching.spec.ts)',
  '*?__clearcacheall__': 'the token of the shop is the right (caching.spec.ts)',
  '/caching': 'sends no data of the visitor (caching.spec.ts)',
  '*': 'a page has no data of a shopper; its redirects have (personal-redirects.spec.ts)',
  '/cacheurl': SAME,
  '/search/1/indexes/*/queries': SAME,
  '/rest/V1/*': SAME,
  '/altcha': SAME,
  '/healthz?deep': SAME,
  '/healthz': SAME,
  '/main-menu.json': SAME,
  '/robots.txt': SAME,
  '/sitemap.xml': SAME,
  '/llms.txt': SAME,
  '/.well-known/security.txt': SAME,
  '/:file{sitemap-[0-9]+\\.xml}': SAME,
  '/videos/*': SAME,
  'files of the build': SAME,
  '/rest': NOTHING,
  '/rest/*': NOTHING,
  '/search/1': NOTHING,
  '/search/1/*': NOTHING,
  '/events': NOTHING,
  '/__mail/*': LOCAL,
  '/pay': NOTHING,
  '/pay/*': PAYMENT,
}

/** The paths of the store, as its source has them. */
const STORE: Record<string, Proof> = {
  "'/healthz'": SAME,
  "'/graphql'": ofSpec('is out of reach of other shoppers through %s'),
  MAIL_VIEWER_PATH: LOCAL,
  '`${MAIL_VIEWER_PATH}/`': LOCAL,
  'routes.unsubscribe()': 'the token is the right (newsletter.spec.ts)',
  "'/altcha'": SAME,
  'REST_PATH + FORGOT_PASSWORD': 'mails the owner of the address only (ways-in.spec.ts)',
  '`${REST_PATH}/reviews/`': SAME,
  SEARCH_PATH: SAME,
  HANDOVER_PATH: ofSpec(
    'stays with the guest without a customer',
    'packages/store/src/modules/handover/handover.spec.ts',
  ),
  OPERATOR_PATH: 'the token of the operator is the right (operator.spec.ts)',
  "'/uploads'": ofSpec('a photo: %s'),
  "'/uploads/'": ofSpec('a photo: %s'),
  '`${INVOICES_PATH}/`': ofSpec('an invoice'),
  "'/media/uploads/'": ofSpec('a photo: %s'),
  '`${PAY_PATH}/`': PAYMENT,
}

test('every path of the edge has a test of who may reach it, or a reason', () => {
  expect(Object.keys(EDGE).sort()).toEqual(limitedPaths.map(({ pattern }) => pattern).sort())
})

test('every path of the store has a test of who may reach it, or a reason', () => {
  const source = read('packages/store/src/store.ts')
  const paths = [...source.matchAll(/pathname(?: === |\.startsWith\()(\w+ \+ \w+|[^()\s|]+(?:\(\))?)/g)].map(
    ([, path]) => path,
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(Object.keys(STORE).sort()).toEqual(paths.sort())
})

test('the tests of who may reach a path exist', () => {
  const proofs = [...Object.values(EDGE), ...Object.values(STORE)].filter((proof) => typeof proof === 'object')
  expect(proofs.filter(({ spec, title }) => !testTitles(read(spec)).has(title))).toEqual([])
})
