import { expect, it } from 'vitest'
import { optionOf } from './look-up'
import { replacedText, takeAddress } from './take-address'

const EMPTY = { street: '', street2: '', city: '', region: '', postcode: '' }
const REGIONS = ['Otago', 'Wellington']
const KHANDALLAH = { street: '', suburb: 'Khandallah', city: 'Wellington', region: 'Wellington', postcode: '6035' }
const WANAKA = { street: '', suburb: '', city: 'Wānaka', region: 'Otago', postcode: '9305' }
const BOX_HILL = { ...KHANDALLAH, street: '5/33 Box Hill' }

it('a suburb fills in town, region and postcode', () => {
  const current = { ...EMPTY, street: '33 Box Hill', street2: 'khan' }
  expect(takeAddress(KHANDALLAH, { chosenIn: 'street2', current, filled: {}, regions: REGIONS })).toEqual({
    values: { street2: 'Khandallah', city: 'Wellington', region: 'Wellington', postcode: '6035' },
    replaced: [],
  })
})

it('a street fills in all of the address', () => {
  const current = { ...EMPTY, street: '33 box' }
  expect(takeAddress(BOX_HILL, { chosenIn: 'street', current, filled: {}, regions: REGIONS }).values).toEqual({
    street: '5/33 Box Hill',
    street2: 'Khandallah',
    city: 'Wellington',
    region: 'Wellington',
    postcode: '6035',
  })
})

it('what was typed by hand gives way and is named; what the form had filled in just gives way', () => {
  const current = { street: '', street2: 'khan', city: 'Lower Hutt', region: 'Otago', postcode: '5010' }
  const taken = takeAddress(KHANDALLAH, {
    chosenIn: 'street2',
    current,
    filled: { city: 'Lower Hutt' },
    regions: REGIONS,
  })
  expect(taken.replaced).toEqual(['region', 'postcode'])
  expect(replacedText(taken.replaced, current, taken.values)).toBe(
    'We changed the region from Otago to Wellington and the postcode from 5010 to 6035.',
  )
  expect(replacedText(['city'], current, taken.values)).toBe('We changed the town from Lower Hutt to Wellington.')
  expect(replacedText(['city', 'region', 'postcode'], current, taken.values)).toBe(
    'We changed the town from Lower Hutt to Wellington, the region from Otago to Wellington and the postcode from 5010 to 6035.',
  )
})

it('a town leaves the second line and fields with the same value alone', () => {
  const current = { street: '1 Lake Road', street2: 'Flat 2', city: 'wana', region: '', postcode: '9305' }
  expect(takeAddress(WANAKA, { chosenIn: 'city', current, filled: {}, regions: REGIONS })).toEqual({
    values: { city: 'Wānaka', region: 'Otago' },
    replaced: [],
  })
})

it('a suburb of a town’s list leaves a second line of one’s own, and a region that the form does not have', () => {
  const current = { street: '', street2: 'Flat 2', city: 'khan', region: '', postcode: '' }
  expect(takeAddress(KHANDALLAH, { chosenIn: 'city', current, filled: {}, regions: [] }).values).toEqual({
    city: 'Wellington',
    postcode: '6035',
  })
})

it.each([
  [KHANDALLAH, 'Khandallah', 'Wellington 6035'],
  [WANAKA, 'Wānaka', '9305'],
  [BOX_HILL, '5/33 Box Hill', 'Khandallah, Wellington 6035'],
])('%o is shown as “%s”, “%s”', (found, text, detail) => {
  expect(optionOf(found)).toMatchObject({ text, detail })
})
