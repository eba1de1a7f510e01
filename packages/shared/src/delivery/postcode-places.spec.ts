import { expect, it } from 'vitest'
import { PLACES, placeOf } from './postcode-places'
import { regionsInstead } from './postcode-regions'

it.each([
  ['1010', 'Auckland', 'Auckland'],
  ['0622', 'Auckland', 'Auckland'],
  ['1081', 'Waiheke Island', 'Auckland'],
  ['3434', 'Cambridge', 'Waikato'],
  ['6011', 'Wellington', 'Wellington'],
  ['7010', 'Nelson', 'Nelson'],
  ['7020', 'Richmond', 'Tasman'],
  ['8013', 'Christchurch', 'Canterbury'],
  ['8016', 'Waitangi', 'Chatham Islands'],
])('the postcode %s is in %s, %s', (postcode, city, region) => {
  expect(placeOf(postcode)).toEqual({ city, region })
})

it('a postcode without a town has its region if there is only one', () => {
  expect(placeOf('9073')).toEqual({ city: '', region: 'Otago' })
  expect(placeOf('5571')).toEqual({ city: '', region: '' })
  expect(placeOf('5999')).toEqual({ city: '', region: '' })
})

it('each postcode is listed once, with a region that it can be in', () => {
  const codes = PLACES.map(([code]) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const [code, { city, region }] of PLACES) {
    expect(code, city).toMatch(/^\d{2}(?:\d{2})?$/)
    expect(city, code).toMatch(/^\p{Lu}/u)
    expect(regionsInstead(code.padEnd(4, '0'), region), code).toBeNull()
  }
})
