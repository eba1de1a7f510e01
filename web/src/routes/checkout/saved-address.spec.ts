import { describe, expect, it } from 'vitest'
import type { SavedAddress } from '~/features/addresses/address-book'
import { SAMPLE_ADDRESS } from '~/features/cart/testing/sample-cart'
import { chosenAddress, invoiceAddress, startAddress } from './saved-address'

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

describe('the choice of an address', () => {
  const book = [first, invoices, delivery]
  const cart = (street: string | null) => ({
    isVirtual: false,
    address: street === null ? null : { ...SAMPLE_ADDRESS, street },
  })

  it.each([
    ['the address of the book that the cart has', book, cart('1 Queen Street'), false, '1'],
    ['a new one, if the cart has one that is not in the book', book, cart('8 High Street'), false, 'new'],
    ['the one that a checkout starts with, if the cart has none', book, cart(null), false, '3'],
    ['a new one that is being entered', book, cart('1 Queen Street'), true, 'new'],
    ['a new one, without a book', [], cart(null), false, 'new'],
  ])('is %s', (_, addresses, of, hasDraft, choice) => {
    expect(chosenAddress(addresses, of, hasDraft)).toBe(choice)
  })
})
