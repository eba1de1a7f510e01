import { describe, expect, it } from 'vitest'
import { PLACES } from './postcode-places'
import { isKnownPostcode, isPostcode, regionsInstead } from './postcode-regions'

describe('a postcode', () => {
  it.each([
    ['0110', 'Northland', 'Whangārei'],
    ['0610', 'Auckland', 'Henderson'],
    ['1010', 'Auckland', 'Auckland'],
    ['2121', 'Waikato', 'Tuakau'],
    ['2120', 'Auckland', 'Pukekohe'],
    ['3010', 'Bay of Plenty', 'Rotorua'],
    ['3216', 'Waikato', 'Hamilton'],
    ['3611', 'Bay of Plenty', 'Waihi Beach'],
    ['3920', 'Manawatū-Whanganui', 'Taumarunui'],
    ['4010', 'Gisborne', 'Gisborne'],
    ['4110', 'Hawke’s Bay', 'Napier'],
    ['4310', 'Taranaki', 'New Plymouth'],
    ['4410', 'Manawatū-Whanganui', 'Palmerston North'],
    ['4520', 'Taranaki', 'Patea'],
    ['5510', 'Manawatū-Whanganui', 'Levin'],
    ['5512', 'Wellington', 'Ōtaki'],
    ['6011', 'Wellington', 'Wellington'],
    ['7010', 'Nelson', 'Nelson'],
    ['7020', 'Tasman', 'Richmond'],
    ['7201', 'Marlborough', 'Blenheim'],
    ['7300', 'Canterbury', 'Kaikōura'],
    ['7805', 'West Coast', 'Greymouth'],
    ['7910', 'Canterbury', 'Timaru'],
    ['8016', 'Chatham Islands', 'Waitangi'],
    ['9010', 'Otago', 'Dunedin'],
    ['9435', 'Canterbury', 'Kurow'],
    ['9710', 'Southland', 'Gore'],
  ])('%s is in %s: %s', (postcode, region) => {
    expect(regionsInstead(postcode, region)).toBeNull()
  })

  it.each([
    ['6011', 'Auckland', ['Wellington']],
    ['1010', 'Canterbury', ['Auckland']],
    ['5510', 'Otago', ['Manawatū-Whanganui', 'Wellington']],
    ['1010', 'Chatham Islands', ['Auckland']],
    ['8016', 'Auckland', ['Chatham Islands']],
  ])('%s is not in %s but in %s', (postcode, region, instead) => {
    expect(regionsInstead(postcode, region)).toEqual(instead)
  })

  it.each([
    ['6011', null],
    ['6011', ''],
    ['6011', 'Lothlórien'],
    ['0010', 'Auckland'],
    ['5999', 'Auckland'],
  ])('%s with %j is accepted', (postcode, region) => {
    expect(regionsInstead(postcode, region)).toBeNull()
  })
})

describe('a postcode that no place has', () => {
  it.each([
    ...['0010', '2700', '2899', '2999', '5400', '5610', '5999', '6310', '6511', '6811', '8311', '8711', '9110', '9999'],
    // The area is used for streets, boxes or rural rounds alone.
    ...[
      '6099',
      '6040',
      '2080',
      '1110',
      '1890',
      '1910',
      '2210',
      '2510',
      '5110',
      '6110',
      '6911',
      '8110',
      '8511',
      '0670',
      '0710',
    ],
  ])('is %s', (postcode) => {
    expect([isPostcode(postcode), isKnownPostcode(postcode)]).toEqual([true, false])
  })

  it.each([
    ...[
      '0110',
      '0405',
      '0632',
      '0661',
      '0740',
      '0794',
      '0931',
      '1010',
      '1050',
      '1071',
      '1081',
      '1142',
      '1541',
      '1840',
      '1971',
    ],
    ...[
      '2025',
      '2104',
      '2150',
      '2241',
      '2340',
      '2402',
      '2472',
      '2571',
      '2679',
      '3216',
      '3240',
      '3288',
      '4442',
      '4472',
      '5010',
    ],
    ...['5045', '5140', '5254', '5381', '5792', '6011', '6037', '6140', '6241', '6442', '6972', '7073', '7196', '7892'],
    ...[
      '8011',
      '8016',
      '8083',
      '8140',
      '8245',
      '8442',
      '8543',
      '8642',
      '8841',
      '8942',
      '8971',
      '9016',
      '9073',
      '9220',
      '9872',
    ],
  ])('is not %s', (postcode) => {
    expect(isKnownPostcode(postcode)).toBe(true)
  })

  it('is in no list of towns', () => {
    const towns = PLACES.map(([code]) => code).filter((code) => code.length === 4)
    expect(towns.filter((code) => !isKnownPostcode(code))).toEqual([])
    expect(towns.length).toBeGreaterThan(150)
  })

  it.each(['', '12', '601', '60111', 'abcd', '６０１１'])('is not %j, which is no postcode', (text) => {
    expect([isPostcode(text), isKnownPostcode(text)]).toEqual([false, false])
  })
})
