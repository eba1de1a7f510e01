import { describe, expect, it } from 'vitest'
import { waysToPay } from './payment'

const TRANSFER = { code: 'banktransfer', title: 'Bank transfer' }
const CARD = { code: 'stripe', title: 'Card' }
const TEST = { code: 'sandbox', title: 'Test page' }

describe('the ways to pay an order', () => {
  it.each([
    ['by bank transfer, beside whose account a card is the other way', 'banktransfer', [TRANSFER, CARD], [CARD]],
    ['by bank transfer, in a shop without another way', 'banktransfer', [TRANSFER], []],
    ['by card, which comes first', 'stripe', [TRANSFER, TEST, CARD], [CARD, TRANSFER, TEST]],
    ['by card, which the shop has given up', 'stripe', [TRANSFER], [TRANSFER]],
    ['that is paid', 'stripe', [], []],
  ])('%s', (_, code, options, ways) => {
    expect(waysToPay(options, code)).toEqual(ways)
  })
})
