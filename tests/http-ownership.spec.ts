import { expect, test } from 'vitest'
import { limitedPaths } from './support/limits-list'
import { filesOf, read } from './support/source-files'
import { testTitles } from './support/test-titles'

const OWNERSHIP = 'packages/store/src/ownership.spec.ts'
const HTTP_GUARDS = 'packages/store/src/http-guards.spec.ts'
const AUTHENTICATION = 'packages/store/src/modules/accounts/authentication.spec.ts'
const CACHING = 'edge/src/public-api/caching.spec.ts'

/** A test of who may reach a path, or why the path reaches nothing that belongs to a shopper. */
type Proof = { spec: string; title: string } | string

const ofSpec = (title: string, spec = OWNERSHIP): Proof => ({ spec, title })
const STORE_GUARD = ofSpec('%s is refused without its guard, and with a wrong one', HTTP_GUARDS)
const SAME = 'the same for every caller'
const NOTHING = 'no endpoint'
/** A page of the sandbox needs the random id of its payment, a message the signature of its provider. */
const PAYMENT = ofSpec(
  'asks for a choice that it has, and has no page for an unknown payment',
  'packages/store/src/modules/payments/payments.spec.ts',
)
const LOCAL = ofSpec('mails are shown on the computer of a developer only', HTTP_GUARDS)

/** The paths of the edge, as `tests/support/limits-list.ts` has them. */
const EDGE: Record<string, Proof> = {
  '/graphql': ofSpec('is out of reach of other shoppers through %s'),
  '/uploads': ofSpec('refuses %s', 'edge/src/handlers/handlers.spec.ts'),
  '/uploads/*': ofSpec('a photo: %s'),
  '/media/*': ofSpec('an invoice'),
  '/newsletter/unsubscribe': STORE_GUARD,
  '/operator': ofSpec('no command of the operator runs without the token', HTTP_GUARDS),
  '/rest/V1/customers/password': ofSpec('tells nobody whether an address has an account', AUTHENTICATION),
  '/caching/clear': ofSpec('is refused if the settings have no token', CACHING),
  '*?__clearcacheall__': ofSpec('with %j %s is %i', CACHING),
  '/caching': ofSpec('reaches the backend once, without data of the visitor', CACHING),
  // A page has no data of a shopper; its redirects have.
  '*': ofSpec(
    'is checked by the token of the cookie before %s is shown',
    'edge/src/session/personal-redirects.spec.ts',
  ),
  '/cacheurl': SAME,
  '/search/1/indexes/*/queries': SAME,
  '/rest/V1/*': SAME,
  '/events': SAME,
  '/privacy-choice': SAME,
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
  '/assets/*': ofSpec(
    'is nothing else of the bucket: %s is 404 and in no cache',
    'edge/src/files/earlier-file.spec.ts',
  ),
  '/service-worker.js': SAME,
  '/rest': NOTHING,
  '/rest/*': NOTHING,
  '/search/1': NOTHING,
  '/search/1/*': NOTHING,
  '/__mail/*': LOCAL,
  '/pay': NOTHING,
  '/pay/*': PAYMENT,
}

/** The paths of the store, as `app.ts` and its endpoints have them, with the routes that are called by http-guards.spec.ts. */
const STORE: Record<string, readonly string[] | Proof> = {
  "'/healthz'": ['GET /healthz'],
  "'/graphql'": ['POST /graphql'],
  MAIL_VIEWER_PATH: LOCAL,
  '`${MAIL_VIEWER_PATH}/*`': LOCAL,
  '^${MAIL_VIEWER_PATH}/(\\\\d{1,9})(?:/(light|dark))?$': LOCAL,
  'routes.unsubscribe()': ['POST /newsletter/unsubscribe'],
  "'/events'": ['POST /events'],
  "'/altcha'": ['GET /altcha'],
  'REST_PATH + FORGOT_PASSWORD': ['POST /rest/V1/customers/password'],
  '`${REST_PATH}/reviews/*`': ['GET /rest/V1/reviews/summary'],
  SEARCH_PATH: ['POST /search/1/indexes/*/queries'],
  HANDOVER_PATH: ['POST /guest-key/handover'],
  OPERATOR_PATH: ['POST /operator'],
  "'/uploads'": ['GET /uploads', 'POST /uploads'],
  "'/uploads/*'": 'each path below it is here',
  "'/uploads/phone'": ['GET /uploads/phone', 'POST /uploads/phone'],
  '^/uploads/${UID}$': ['GET /uploads/:uid', 'DELETE /uploads/:uid'],
  '^/uploads/${UID}/parts/(\\\\d{1,4})$': ['PUT /uploads/:uid/parts/:n'],
  '^/uploads/${UID}/complete$': ['POST /uploads/:uid/complete'],
  '`${INVOICES_PATH}/*`': 'each path below it is here',
  '^${INVOICES_PATH}/(\\\\d{9,12})\\\\.pdf$': ['GET /media/invoices/:number.pdf'],
  '`${WALL_TEMPLATES_PATH}/*`': 'each path below it is here',
  '^${WALL_TEMPLATES_PATH}/(\\\\d{9,12})/(\\\\d{1,3})\\\\.pdf$': ['GET /media/wall-templates/:number/:n.pdf'],
  "'/media/uploads/*'": 'each path below it is here',
  '^\\/media\\/uploads\\/([0-9a-f]{32})$': ['GET /media/uploads/:uid'],
  '`${PAY_PATH}/*`': ['POST /pay/sandbox', 'POST /pay/stripe'],
  '^(?:\\*|(?:W\\/)?"[^"]*"(?:\\s*,\\s*(?:W\\/)?"[^"]*")*)$': 'of a header',
  '^[0-9a-f]{32}$': ['GET /pay/:uid', 'POST /pay/:uid'],
}

test('every path of the edge has a test of who may reach it, or a reason', () => {
  expect(Object.keys(EDGE).sort()).toEqual(limitedPaths.map(({ pattern }) => pattern).sort())
})

test('every path of the store is called without its guard, or there is a reason why it has none', () => {
  const endpoints = filesOf('packages/store/src/modules', /-endpoint\.ts$/)
  expect(endpoints.length).toBeGreaterThan(10)
  const paths = ['packages/store/src/app.ts', ...endpoints]
    .map(read)
    .flatMap((source) => [
      ...[...source.matchAll(/(?:pathname === |app\.all\()(\w+ \+ \w+|[^()\s|,]+(?:\(\))?)/g)].map(([, path]) => path),
      ...[...source.matchAll(/^const [A-Z]+ = (?:new RegExp\(`(.*)`\)|\/(.*)\/)$/gm)].map(
        ([, made, written]) => made ?? written,
      ),
    ])
  expect([...new Set(paths)].sort()).toEqual(Object.keys(STORE).sort())
  const named = Object.values(STORE).flatMap((routes) => (Array.isArray(routes) ? routes : []))
  const called = read('packages/store/src/testing/http-routes.ts').matchAll(/^ {2}'([A-Z]+ \/[^']*)': /gm)
  expect(named.sort()).toEqual([...called].map(([, route]) => route).sort())
})

test('the tests of who may reach a path exist', () => {
  const proofs = [...Object.values(EDGE), LOCAL].filter((proof) => typeof proof === 'object')
  expect(proofs.filter(({ spec, title }) => !testTitles(read(spec)).has(title))).toEqual([])
})
