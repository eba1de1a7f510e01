import { describe, expect, it } from 'vitest'
import { deliveryZone } from './delivery-zone'

const address = (street: string[], city: string, postcode: string, region: string | null = null) => ({
  street,
  city,
  region,
  postcode,
})

describe('a delivery zone', () => {
  it.each([
    ['RD in the second line', address(['54 Maple Road', 'RD 2'], 'Outram', '9019'), 'rural'],
    ['RD in the street', address(['54 Maple Road RD2'], 'Outram', '9019'), 'rural'],
    ['RD with dots', address(['54 Maple Road', 'r.d. 10'], 'Hamilton', '3210'), 'rural'],
    ['RD written out', address(['54 Maple Road', 'Rural Delivery 4'], 'Hamilton', '3210'), 'rural'],
    ['RD with the town', address(['54 Maple Road'], 'RD 1, Cambridge', '3434'), 'rural'],
    ['a rural postcode', address(['54 Maple Road'], 'Outram', '9073'), 'rural'],
    ['the last rural postcode', address(['1 Lake Road'], 'Mount Cook', '7999'), 'rural'],
    ['a street', address(['12 Ponsonby Road'], 'Auckland', '1011'), 'town'],
    ['a road that is short for one', address(['12 Ponsonby Rd'], 'Auckland', '1011'), 'town'],
    ['a flat behind a road', address(['Great North Rd 2/14'], 'Auckland', '1021'), 'town'],
    ['a floor behind a road', address(['12 Great South Rd 2nd floor'], 'Auckland', '1051'), 'town'],
    ['a name that ends in rd', address(['3 Ford 2 Lane'], 'Tauranga', '3110'), 'town'],
    ['Mission Bay', address(['1 Tamaki Drive'], 'Auckland', '1071'), 'town'],
    ['Sumner', address(['1 Esplanade'], 'Christchurch', '8081'), 'town'],
    [
      'an unknown postcode of Wellington, which has no rural rounds',
      address(['1 Cuba Street'], 'Wellington', '6099'),
      'town',
    ],
    ['an unknown postcode of post office boxes', address(['1 Queen Street'], 'Auckland', '1180'), 'town'],
    ['a rural postcode of Wellington', address(['1 Makara Road'], 'Wellington', '6972'), 'rural'],
    ['RD with an unknown postcode', address(['1 Cuba Street', 'RD 1'], 'Wellington', '6099'), 'rural'],
    ['RD in central Christchurch', address(['1 Bays Road', 'RD 1'], 'Lyttelton', '8082'), 'rural'],
    ['the postcode of the Chathams', address(['1 Waitangi Wharf Road'], 'Waitangi', '8016'), 'chathams'],
    ['the Chathams', address(['RD 1'], 'Waitangi', '8942', 'Chatham Islands'), 'chathams'],
  ] as const)('of %s', (_, given, zone) => {
    expect(deliveryZone(given)).toBe(zone)
  })
})
