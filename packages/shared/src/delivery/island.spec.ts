import { expect, it } from 'vitest'
import { islandOf } from './island'

it.each([
  ['0110', 'North Island'],
  ['6972', 'North Island'],
  ['7005', 'South Island'],
  ['9810', 'South Island'],
  ['8016', null],
  ['801', null],
  ['', null],
])('the postcode %j is of the %s', (postcode, island) => {
  expect(islandOf(postcode)).toBe(island)
})
