import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runs } from './support/reached-files'
import { read, root } from './support/source-files'
import { testTitles } from './support/test-titles'

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

test('a test runs what it imports over other files, and no neighbour of it', () => {
  const spec = 'packages/shared/src/built-tools.spec.ts'
  expect(runs(spec, 'packages/shared/src/routes.ts')).toBe(true)
  expect(runs(spec, 'packages/shared/src/account-routes.ts')).toBe(true)
  expect(runs(spec, 'packages/shared/src/pricing.ts')).toBe(false)
  expect(runs(spec, 'web/src/app/router.tsx')).toBe(false)
  expect(runs('tests/e2e/cart.e2e.ts', 'web/src/app/router.tsx')).toBe(true)
  expect(runs('tests/e2e/cart.e2e.ts', 'scripts/soak.mjs')).toBe(false)
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
  ].join('\n')
  expect([...testTitles(source)]).toEqual([
    'has its totals, and no more',
    'of %s costs $price',
    'a visitor at %s logs in',
    "isn't lost",
    'the page at $' + '{path} is there',
  ])
})
