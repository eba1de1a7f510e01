import { expect, it } from 'vitest'
import { deliveryCents, missingToFree } from './free-shipping'

it.each([
  [9899, 9900, 1],
  [9900, 9900, 0],
  [13495, 9900, 0],
  [0, 9900, 9900],
  [13495, null, null],
])('goods of %i cents with free delivery from %s lack %s', (goods, freeFrom, missing) => {
  expect(missingToFree(goods, freeFrom)).toBe(missing)
})

it.each([
  [{ usualCents: 795, isFreeAbove: true }, 9899, 9900, 795],
  [{ usualCents: 795, isFreeAbove: true }, 9900, 9900, 0],
  [{ usualCents: 1495, isFreeAbove: false }, 9900, 9900, 1495],
  [{ usualCents: 795, isFreeAbove: true }, 50_000, null, 795],
])('delivery %j of goods of %i cents, free from %s, costs %i', (method, goods, freeFrom, cents) => {
  expect(deliveryCents(method, goods, freeFrom)).toBe(cents)
})
