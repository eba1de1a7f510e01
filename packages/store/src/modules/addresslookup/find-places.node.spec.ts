import { placeOf } from '@kea/shared/delivery/postcode-places'
import { isKnownPostcode, regionsInstead } from '@kea/shared/delivery/postcode-regions'
import { expect, it } from 'vitest'
import { findPlaces } from './find-places'
import { NZ_PLACES } from './nz-places'
import { readFullAddress } from './read-full-address'

const found = (text: string) =>
  findPlaces(text).map(({ suburb, city, postcode }) => [suburb, city, postcode].filter(Boolean).join(', '))

it.each([
  ['khand', ['Khandallah, Wellington, 6035']],
  ['Wana', ['Wānaka, 9305', 'Albert Town, Wānaka, 9305']],
  ['otahu', ['Ōtāhuhu, Auckland, 1062']],
  ['mt eden', ['Mount Eden, Auckland, 1024']],
  ['saint heliers', ['St Heliers, Auckland, 1071']],
  ['roslyn dunedin', ['Roslyn, Dunedin, 9010']],
  ['Roslyn', ['Roslyn, Palmerston North, 4414', 'Roslyn, Dunedin, 9010']],
  ['9305', ['Wānaka, 9305', 'Albert Town, Wānaka, 9305']],
  [
    'riccarton',
    ['Riccarton, Christchurch, 8011', 'Riccarton, Christchurch, 8041', 'Upper Riccarton, Christchurch, 8041'],
  ],
  ['Khandallah Auckland', []],
  ['k', []],
  ['’ ', []],
])('“%s” finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

it('a town with several postcodes is found by its suburbs, eight at most', () => {
  expect(found('hamilton')).toEqual([
    'Hamilton East, Hamilton, 3216',
    'Forest Lake, Hamilton, 3200',
    'Nawton, Hamilton, 3200',
    'Te Rapa, Hamilton, 3200',
    'Te Rapa Park, Hamilton, 3200',
    'Whitiora, Hamilton, 3200',
    'Dinsdale, Hamilton, 3204',
    'Frankton, Hamilton, 3204',
  ])
})

it('each place has a known postcode in its region, agrees with the list of towns, and is listed once', () => {
  for (const { suburb, city, region, postcode } of NZ_PLACES) {
    const name = `${suburb}, ${city} ${postcode}`
    expect([isKnownPostcode(postcode), regionsInstead(postcode, region)], name).toEqual([true, null])
    expect(['', city], name).toContain(placeOf(postcode).city)
  }
  const names = NZ_PLACES.map(({ suburb, city, postcode }) => `${suburb}, ${city} ${postcode}`)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(550)
})

it.each([
  ['704 Dominion Road, Mount Eden, Auckland 1041', ['704 Dominion Road', 'Mount Eden', 'Auckland', 'Auckland', '1041']],
  ['54 Maple Road, RD 2, Outram 9073', ['54 Maple Road', 'RD 2', 'Outram', 'Otago', '9073']],
  ['12 Union Street, Milton 9220', ['12 Union Street', '', 'Milton', 'Otago', '9220']],
  [
    'Level 2, 120 Queens Drive, Hutt Central, Lower Hutt 5010',
    ['Level 2, 120 Queens Drive', 'Hutt Central', 'Lower Hutt', 'Wellington', '5010'],
  ],
  ['1 Main Street, Somewhere 5999', ['1 Main Street', '', 'Somewhere', '', '5999']],
])('the line “%s” has the parts %j', (line, [street, suburb, city, region, postcode]) => {
  expect(readFullAddress(line)).toEqual({ street, suburb, city, region, postcode })
})

it.each(['PO Box 12, Auckland 1140', 'Private Bag 3, Wellington 6140', 'Auckland 1010', '704 Dominion Road', ''])(
  'the line “%s” is no address for a courier',
  (line) => {
    expect(readFullAddress(line)).toBeNull()
  },
)
