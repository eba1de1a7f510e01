import { describe, expect, it } from 'vitest'
import type { CartAddressInput } from '../../__generated__/types'
import type { Country } from '../settings/repo'
import { readAddress } from './read-address'

const COUNTRIES: Country[] = [
  {
    code: 'AU',
    code3: 'AUS',
    name: 'Australia',
    postcode_pattern: '^[0-9]{4}$',
    regions: [{ id: 570, country_code: 'AU', code: 'NSW', name: 'New South Wales' }],
  },
  {
    code: 'NZ',
    code3: 'NZL',
    name: 'New Zealand',
    postcode_pattern: '^[0-9]{4}$',
    regions: [
      { id: 551, country_code: 'NZ', code: 'AUK', name: 'Auckland' },
      { id: 564, country_code: 'NZ', code: 'WGN', name: 'Wellington' },
    ],
  },
]
const input = (change: Partial<CartAddressInput> = {}): CartAddressInput => ({
  firstname: 'Mere',
  lastname: 'Tamahori',
  street: ['12 Cuba Street'],
  city: 'Wellington',
  postcode: '6011',
  country_code: 'NZ',
  telephone: '021 123 4567',
  ...change,
})
const messageOf = (change: Partial<CartAddressInput>): string => {
  try {
    readAddress(input(change), COUNTRIES)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('an address', () => {
  it('is read with its region, both lines of the street and all parts of the name', () => {
    const name = { prefix: 'Dr', middlename: 'Aroha', suffix: 'QSO', fax: '04 123 4568' }
    const address = readAddress(
      input({ ...name, street: ['12 Cuba Street', 'Flat 3'], company: 'Kea Ltd', region: 'wellington' }),
      COUNTRIES,
    )
    expect(address).toEqual({
      prefix: 'Dr',
      firstname: 'Mere',
      middlename: 'Aroha',
      lastname: 'Tamahori',
      suffix: 'QSO',
      fax: '04 123 4568',
      company: 'Kea Ltd',
      street: ['12 Cuba Street', 'Flat 3'],
      city: 'Wellington',
      region: 'Wellington',
      regionId: 564,
      postcode: '6011',
      countryCode: 'NZ',
      telephone: '021 123 4567',
      vatId: null,
    })
  })

  it('needs no company, no region and no second line', () => {
    expect(readAddress(input(), COUNTRIES)).toMatchObject({
      ...{ prefix: null, middlename: null, suffix: null, fax: null },
      company: null,
      street: ['12 Cuba Street'],
      region: null,
      regionId: null,
    })
  })

  it.each([
    ['its id', { region_id: 564 }],
    ['its code', { region: 'wgn' }],
    ['its name with blanks', { region: '  Wellington ' }],
  ])('has the region of %s', (_, change) => {
    expect(readAddress(input(change), COUNTRIES)).toMatchObject({ region: 'Wellington', regionId: 564 })
  })

  it.each([
    ['another country', { country_code: 'FJ' }, 'Country is not available'],
    ['three lines', { street: ['1', '2', '3'] }, '"Street Address" cannot contain more than 2 lines.'],
    [
      'a region of another country',
      { region: 'New South Wales' },
      'The specified region is not a part of the selected country or region',
    ],
    ['an unknown region', { region: 'Gondor' }, 'The specified region is not a part of the selected country or region'],
    [
      'an unknown id of a region',
      { region_id: 1 },
      'The specified region is not a part of the selected country or region',
    ],
  ])('is refused with %s', (_, change, message) => {
    expect(messageOf(change)).toBe(message)
  })

  it.each([
    ['First name: This is a required field.', { firstname: '' }],
    ['Last name: This is a required field.', { lastname: '' }],
    ['Street address: This is a required field.', { street: [] }],
    ['Town or city: This is a required field.', { city: '' }],
    ['Postcode: Please enter a valid zip/postal code.', { postcode: '61' }],
    ['Postcode: This is a required field.', { postcode: null }],
    ['Phone: Please enter a valid phone.', { telephone: 'none' }],
    ['Phone: This is a required field.', { telephone: null }],
  ])('names the invalid field and its error: %s', (message, change) => {
    expect(messageOf(change)).toBe(message)
  })

  it('may have a postcode of another region, which the form only asks about', () => {
    expect(messageOf({ region: 'Auckland' })).toBe('')
  })
})
