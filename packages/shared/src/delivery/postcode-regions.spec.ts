import { describe, expect, it } from 'vitest'
import { regionsInstead } from './postcode-regions'

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
