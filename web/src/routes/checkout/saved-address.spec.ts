import { describe, expect, it } from 'vitest'
import type { SavedAddress } from '~/features/addresses/address-book'
import { SAMPLE_ADDRESS } from '~/features/cart/testing/sample-cart'
import { chosenAddress, invoiceAddress, invoiceTarget, placeholderAddress, startAddress } from './saved-address'

const saved = (id: number, changes: Partial<SavedAddress> = {}): SavedAddress => ({
  ...SAMPLE_ADDRESS,
  street: `${id} Queen Street`,
  delivery: false,
  invoices: false,
  ...changes,
  id,
})
const [first, invoices, delivery] = [saved(1), saved(2, { invoices: true }), saved(3, { delivery: true })]

describe('the address that a checkout starts with', () => {
  it.each([
    ['the default for deliveries', [first, invoices, delivery], 3],
    ['the default for invoices, without one for deliveries', [first, invoices], 2],
    ['the first one, without a default', [first, saved(4)], 1],
    ['none, for an empty book', [], undefined],
  ])('is %s', (_, book, id) => {
    expect(startAddress(book, { isVirtual: false })?.id).toBe(id)
  })

  it.each([
    ['the default for invoices', [first, delivery, invoices], 2],
    ['the default for deliveries, without one for invoices', [first, delivery], 3],
    ['the first one, without a default', [saved(4), first], 4],
  ])('without a delivery is %s', (_, book, id) => {
    expect(startAddress(book, { isVirtual: true })?.id).toBe(id)
  })
})

it('the invoice goes to its default address, else to the delivery address', () => {
  expect(invoiceAddress([first, invoices, delivery])?.id).toBe(2)
  expect(invoiceAddress([first, delivery])).toBeNull()
})

it('the invoice goes to its default address of the book before anything is chosen, else with the delivery', () => {
  expect(invoiceTarget([first, invoices])).toEqual({ savedId: 2 })
  expect(invoiceTarget([first, delivery])).toBe('same')
})

describe('the placeholder of an address', () => {
  const empty = {
    firstname: '',
    lastname: '',
    company: '',
    street: '',
    street2: '',
    city: '',
    region: '',
    postcode: '',
    telephone: '',
  }

  it('of a guest has no values', () => {
    expect(placeholderAddress(undefined)).toEqual(empty)
  })

  it('of a customer has the own name and phone', () => {
    const profile = { firstName: 'Aroha', lastName: 'Ngata', phone: '021 555 0100', email: 'a@example.co.nz' }
    const more = { dateOfBirth: '', isSubscribed: false }
    expect(placeholderAddress({ ...profile, ...more })).toEqual({
      ...empty,
      firstname: 'Aroha',
      lastname: 'Ngata',
      telephone: '021 555 0100',
    })
  })
})

describe('the choice of an address', () => {
  const book = [first, invoices, delivery]
  const at = (street: string) => ({ ...SAMPLE_ADDRESS, street })

  it.each([
    ['the address of the book that the cart has', book, at('1 Queen Street'), false, '1'],
    ['a new one, if the cart has one that is not in the book', book, at('8 High Street'), false, 'new'],
    ['the one that a checkout starts with, if the cart has none', book, null, false, '3'],
    ['a new one that is being entered', book, at('1 Queen Street'), true, 'new'],
    ['a new one, without a book', [], null, false, 'new'],
  ])('is %s', (_, addresses, current, hasDraft, choice) => {
    const start = startAddress(addresses, { isVirtual: false })
    expect(chosenAddress(addresses, current, start, hasDraft)).toBe(choice)
  })
})
