import { expect, it } from 'vitest'
import { readCounts, vitalName, writeCounts } from './count'

it('the counts of a beacon are read as they were written', () => {
  const counts = [
    { kind: 'visit', name: 'Google Ads' },
    { kind: 'page', name: 'product' },
    { kind: 'product', name: 'photo-mug' },
    { kind: 'added', name: '' },
    { kind: 'checkout', name: '' },
    { kind: 'vital', name: 'LCP product 2300' },
    { kind: 'error', name: 'tool' },
  ] as const
  expect(readCounts(writeCounts(counts))).toEqual(counts)
})

it.each([
  ['no JSON', 'x'],
  ['no list', '{}'],
  ['nothing', '[]'],
  ['an unknown kind', '[["name","Mia"]]'],
  ['a kind of every object', '[["toString",""]]'],
  ['a page that is none', '[["page","/customer/account"]]'],
  ['a mailbox as a source', '[["visit","mia@example.co.nz"]]'],
  ['an empty source', '[["visit",""]]'],
  ['a long source', `[["visit","${'x'.repeat(65)}"]]`],
  ['a line break', '[["visit","a\\nb"]]'],
  ['a sentence as a product', '[["product","Happy birthday Mia"]]'],
  ['a name where none belongs', '[["added","Mia"]]'],
  ['a vital of no page', '[["vital","LCP /photo-mugs 2300"]]'],
  ['a vital without a number', '[["vital","LCP product fast"]]'],
  ['a number', '[["page",1]]'],
  ['a part', '[["page"]]'],
  ['one that fits and one that does not', '[["page","home"],["page","x"]]'],
  ['too many', JSON.stringify(Array(41).fill(['page', 'home']))],
])('a beacon with %s is none', (_, text) => {
  expect(readCounts(text)).toBeNull()
})

it.each([
  ['LCP', 2345, 'LCP product 2300'],
  ['LCP', 2350, 'LCP product 2400'],
  ['INP', 96, 'INP product 96'],
  ['INP', 8, 'INP product 8'],
  ['CLS', 0, 'CLS product 0'],
  ['CLS', 104.6, 'CLS product 110'],
  ['LCP', 9_999_999, 'LCP product 990000'],
  ['LCP', -4, 'LCP product 0'],
] as const)('%s of %d is counted as %s', (vital, value, name) => {
  expect(vitalName(vital, 'product', value)).toBe(name)
  expect(readCounts(writeCounts([{ kind: 'vital', name }]))).toEqual([{ kind: 'vital', name }])
})
