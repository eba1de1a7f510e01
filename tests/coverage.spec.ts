import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runs } from './support/reached-files'
import { filesOf, read, root } from './support/source-files'
import { asksFor } from './support/store-requests'
import { testTexts, testTitles } from './support/test-titles'
import { patternsWith, visits } from './support/visited-pages'

test('docs/coverage.md names files and tests that exist', () => {
  const rows = [...read('docs/coverage.md').matchAll(/^\| ([A-Z]+-\d+) \| `([^`]+)` \| `([^`]+)` \| (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(300)
  const titles = new Map<string, Set<string>>()
  const broken = rows.filter(([, , file = '', test = '', title = '']) => {
    if (!existsSync(join(root, file)) || !existsSync(join(root, test))) return true
    const known = titles.get(test) ?? testTitles(read(test))
    titles.set(test, known)
    return !known.has(title.replaceAll('\\|', '|'))
  })
  expect(broken.map(([row]) => row)).toEqual([])
  expect(rows.map(([row]) => row).filter((row, at, all) => all.indexOf(row) !== at)).toEqual([])
})

test('a row of docs/coverage.md names a file that its test runs', () => {
  const rows = [...read('docs/coverage.md').matchAll(/^\| [A-Z]+-\d+ \| `([^`]+)` \| `([^`]+)` \| .+ \|$/gm)]
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter(([, file = '', test = '']) => !runs(test, file)).map(([row]) => row)).toEqual([])
})

test('a row of docs/coverage.md about a module of the store names a test that asks for it', () => {
  const rows = [
    ...read('docs/coverage.md').matchAll(
      /^\| [A-Z]+-\d+ \| `(packages\/store\/src\/modules\/[^`]+)` \| `(packages\/store\/[^`]+)` \| (.+) \|$/gm,
    ),
  ]
  expect(rows.length).toBeGreaterThan(100)
  const others = rows.filter(
    ([, file = '', spec = '', title = '']) => !asksFor(spec, title.replaceAll('\\|', '|'), file),
  )
  expect(others.map(([row]) => row)).toEqual([])
})

test('a test of the store asks for the modules that it calls, and for no others', () => {
  const modules = 'packages/store/src/modules'
  const coupon = [`${modules}/coupons/coupons.spec.ts`, 'that is %s is refused, and the cart stays unchanged'] as const
  expect(asksFor(...coupon, `${modules}/coupons/coupon.ts`)).toBe(true)
  expect(asksFor(...coupon, `${modules}/cart/balances/cart-coupons.ts`)).toBe(true)
  for (const other of [
    'blog/resolvers.ts',
    'newsletter/service.ts',
    'social/service.ts',
    'questions/questions.graphql',
  ]) {
    expect(asksFor(...coupon, `${modules}/${other}`), other).toBe(false)
  }
  const trash = [
    `${modules}/files/trash.spec.ts`,
    'all of a day that is brought back has nothing that its shopper deleted',
  ] as const
  expect(asksFor(...trash, `${modules}/operator/files-command.ts`)).toBe(true)
  expect(asksFor(...trash, `${modules}/blog/resolvers.ts`)).toBe(false)
})

test('a test runs what it imports over other files, and no neighbour of it', () => {
  const spec = 'packages/shared/src/built-tools.spec.ts'
  expect(runs(spec, 'packages/shared/src/routes.ts')).toBe(true)
  expect(runs(spec, 'packages/shared/src/account-routes.ts')).toBe(true)
  expect(runs(spec, 'packages/shared/src/pricing.ts')).toBe(false)
  expect(runs(spec, 'web/src/app/router.tsx')).toBe(false)
  expect(runs('tests/e2e/cart.e2e.ts', 'web/src/app/router.tsx')).toBe(true)
  expect(runs('tests/e2e/cart.e2e.ts', 'scripts/soak.ts')).toBe(false)
  // A name alone is none: many folders have a repo.ts.
  expect(runs('web/src/theme.spec.ts', 'web/src/theme.css')).toBe(true)
  expect(runs('web/src/theme.spec.ts', 'packages/design/src/theme.css')).toBe(false)
})

/** Pages that a test opens by a link or a form, so that it has no path of them. */
const OPENED_BY_A_LINK = new Set([
  // The link of a mail.
  'web/src/routes/authentication/ConfirmEmailPage.tsx tests/e2e/authentication.e2e.ts',
  // The answer of the payment page.
  'web/src/routes/checkout/CancelledPage.tsx tests/e2e/payment.e2e.ts',
  // The menu of an order.
  'web/src/routes/account/tickets/OrderTicketsPage.tsx tests/e2e/account-orders.e2e.ts',
])

test('a browser test of docs/coverage.md has the path of the page that its row names', () => {
  const rows = [
    ...read('docs/coverage.md').matchAll(
      /^\| [A-Z]+-\d+ \| `(web\/src\/routes\/[^`]+)` \| `(tests\/e2e\/[^`]+)` \| .+ \|$/gm,
    ),
  ]
  expect(rows.length).toBeGreaterThan(40)
  const others = rows.filter(([, file = '', spec = '']) => {
    const patterns = patternsWith(file)
    return patterns.length > 0 && !visits(spec, patterns) && !OPENED_BY_A_LINK.has(`${file} ${spec}`)
  })
  expect(others.map(([row]) => row)).toEqual([])
  expect(patternsWith('web/src/routes/cart/CartPage.tsx')).toEqual(['/checkout/cart'])
  expect(visits('tests/e2e/cart.e2e.ts', ['/checkout/cart'])).toBe(true)
  expect(visits('tests/e2e/cart.e2e.ts', ['/checkout/carts', '/change-password'])).toBe(false)
})

test('a test of docs/coverage.md is one that a suite runs, and expects something', () => {
  const SUITES =
    /^(?:(?:packages\/\w+|web|edge)\/src\/.*|tests\/(?:edge\/)?[\w-]+)\.spec\.tsx?$|^scripts\/.*\.spec\.ts$|^tests\/e2e\/[\w-]+\.e2e\.ts$/
  const rows = [...read('docs/coverage.md').matchAll(/^\| [A-Z]+-\d+ \| `[^`]+` \| `([^`]+)` \| (.+) \|$/gm)]
  const idle = rows.filter(([, spec = '', title = '']) => {
    const text = testTexts(read(spec)).get(title.replaceAll('\\|', '|')) ?? ''
    return !SUITES.test(spec) || !/\bexpect(?:[A-Z]\w*)?\b\s*[(.<]|\bfc\.assert\(/.test(text)
  })
  expect(idle.map(([row]) => row)).toEqual([])
})

test('no test is left out', () => {
  const files = ['packages', 'web/src', 'edge/src', 'scripts', 'tests'].flatMap((folder) =>
    filesOf(folder, /\.(?:spec|e2e)\.(?:tsx?|mjs)$/),
  )
  expect(files.length).toBeGreaterThan(400)
  const LEFT_OUT = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|fails)(?:\.each\b|\(\s*(?:['"`)]|true\b))/
  expect(files.filter((file) => file !== 'tests/coverage.spec.ts' && LEFT_OUT.test(read(file)))).toEqual([])
})

test('a title of docs/coverage.md is the whole title of a test', () => {
  const source = [
    "describe('a cart', () => {",
    "  it('has its totals, and no more', async () => {})",
    "  test.each([['a', 1]])('of %s costs $price', { timeout: 5 }, () => {})",
    "  test.each<[string]>(rows.map(([a]) => a))(\n    'a visitor at %s logs in', async () => {})",
    '  test("isn\'t lost", () => {})',
    '  test(`the page at $' + '{path} is there`, () => {})',
    "  expect(count('not a title', () => {})).toBe(1)",
    "  describe.each(FAULTS)('a group %s', () => {})",
    "  it.skip('that is left out', () => {})",
    "  test.skip.each([1])('that is left out for %d', () => {})",
    "  test.fails('that must fail', () => {})",
  ].join('\n')
  expect(testTexts("it('has two', () => {\n  expect(1).toBe(1)\n})\ntest('b', () => {})").get('has two')).toContain(
    'toBe(1)',
  )
  expect([...testTitles(source)]).toEqual([
    'has its totals, and no more',
    'of %s costs $price',
    'a visitor at %s logs in',
    "isn't lost",
    'the page at $' + '{path} is there',
  ])
})
