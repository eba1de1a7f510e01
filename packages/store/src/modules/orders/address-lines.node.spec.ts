import { expect, test } from 'vitest'
import { addressLines, fullName } from './address-lines'

const NONE = { prefix: null, middlename: null, suffix: null }

test('a name has all its parts in their order', () => {
  expect(fullName({ prefix: 'Dr', firstname: 'Mere', middlename: 'Aroha', lastname: 'Tamahori', suffix: 'QSO' })).toBe(
    'Dr Mere Aroha Tamahori QSO',
  )
  expect(fullName({ ...NONE, firstname: 'Mere', lastname: 'Tamahori' })).toBe('Mere Tamahori')
})

test('an address has a line for each of its parts, and none for what is not given', () => {
  const name = { ...NONE, firstname: 'Mere', lastname: 'Tamahori' }
  const place = { city: 'Wellington', postcode: '6011' }
  expect(addressLines({ ...name, ...place, company: 'Kea Ltd', street: ['12 Cuba Street', 'Flat 3'] })).toEqual([
    'Mere Tamahori',
    'Kea Ltd',
    '12 Cuba Street',
    'Flat 3',
    'Wellington 6011',
  ])
  expect(addressLines({ ...name, ...place, company: null, street: ['1 Rata Road'] })).toEqual([
    'Mere Tamahori',
    '1 Rata Road',
    'Wellington 6011',
  ])
})
