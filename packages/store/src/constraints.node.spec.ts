import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DAY_LIMIT_MESSAGES, messageOf, refuseDayLimit, violatedBy } from './constraints'

/** Errors as D1 reports them. */
const failed = (text: string) => new Error(`D1_ERROR: ${text}: SQLITE_CONSTRAINT`)

describe('the constraint that a batch has violated', () => {
  test.each([
    ['CART_CHANGED', 'CART_CHANGED'],
    ['CART_NOT_ACTIVE', 'CART_NOT_ACTIVE'],
    ['CHECK constraint failed: stock_not_negative', 'stock_not_negative'],
    ['CHECK constraint failed: coupon_uses', 'coupon_uses'],
    ['COUPON_REFUSED', 'COUPON_REFUSED'],
    ['LEDGER_SHORT', 'LEDGER_SHORT'],
    ['UNPAID_ORDERS', 'UNPAID_ORDERS'],
    ['UNPAID_PIECES', 'UNPAID_PIECES'],
    ['PAYMENT_LATE', 'PAYMENT_LATE'],
    ['ORDER_CANCELLED', 'ORDER_CANCELLED'],
    ['REFUND_TOO_LARGE', 'REFUND_TOO_LARGE'],
    ['UNIQUE constraint failed: orders.cart_id', 'orders.cart_id'],
    ['UNIQUE constraint failed: payments.order_id', 'payments.order_id'],
    ['CHECK constraint failed: day_limit', 'day_limit'],
    ['UNIQUE constraint failed: captcha_solutions.nonce', 'captcha_solutions.nonce'],
    ['CHECK constraint failed: captcha_price', 'captcha_price'],
    ['UNIQUE constraint failed: cart_additions.cart_id, cart_additions.key', 'cart_additions'],
    ['UNIQUE constraint failed: carts.customer_id', 'carts.customer_id'],
    ['FOREIGN KEY constraint failed', 'FOREIGN KEY'],
    ['UPLOAD_DELETED', 'UPLOAD_DELETED'],
  ])('"%s" is %s', (text, name) => {
    expect(violatedBy(failed(text))).toBe(name)
  })

  test('is null for any other error', () => {
    expect(violatedBy(failed('UNIQUE constraint failed: orders.token'))).toBeNull()
    expect(violatedBy(new Error('Network connection lost'))).toBeNull()
    expect(violatedBy('CART_CHANGED')).toBeNull()
  })

  test('is in the migrations by its name', () => {
    const folder = new URL('../migrations/', import.meta.url)
    const sql = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
    const missing = [
      'CART_CHANGED',
      'CART_NOT_ACTIVE',
      'stock_not_negative',
      'coupon_uses',
      'COUPON_REFUSED',
      'LEDGER_SHORT',
      'UNPAID_ORDERS',
      'UNPAID_PIECES',
      'day_limit',
      'captcha_price',
      'UPLOAD_DELETED',
    ].filter((name) => !sql.some((text) => new RegExp(`(CONSTRAINT |RAISE\\(ABORT, ')${name}\\b`).test(text)))
    expect(missing).toEqual([])
  })
})

test('a violated constraint has a message for the shopper', () => {
  expect(messageOf('CART_NOT_ACTIVE')).toBe("The cart isn't active.")
  expect(messageOf('stock_not_negative')).toBe('An item in your cart has just sold out.')
  expect(messageOf('coupon_uses')).toBe('Your code has just expired.')
  expect(messageOf('COUPON_REFUSED')).toBe('Your code has just expired.')
})

describe('a daily limit', () => {
  test('refuses with the message of what is counted', () => {
    expect(() => refuseDayLimit('reviews')(failed('CHECK constraint failed: day_limit'))).toThrow(
      'Thank you for all your reviews today. Please try again tomorrow.',
    )
  })

  test('names the address of the shop where a shopper may write instead', () => {
    expect(() => refuseDayLimit('enquiries', 'shop@example.com')(failed('day_limit'))).toThrow(
      'You have sent a lot of forms today. Please email shop@example.com.',
    )
  })

  test('throws any other error again', () => {
    const error = new Error('Network connection lost')
    expect(() => refuseDayLimit('carts')(error)).toThrow(error)
  })

  test('has a message for each count', () => {
    expect(Object.keys(DAY_LIMIT_MESSAGES).sort()).toEqual(
      'accounts carts changed coupons designs drafts enquiries invitations links phoneLinks pictures questions reviews sharedCarts subscriptions uploads'.split(
        ' ',
      ),
    )
  })
})
