import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODES, type GoldenCart, LINES, stateOf, WAYS } from '../../../testing/golden-shop'
import { applyChange, type CartState } from './cart-state'
import { toCart } from './load-cart'

const NOW = new Date('2026-11-02T09:00:00Z')
const COLUMNS = [
  'lines',
  'code',
  'way',
  'cards',
  'credit',
  'points',
  'subtotal',
  'discount',
  'shipping',
  'gst',
  'spent',
  'total',
]

const table = readFileSync(new URL('./golden-carts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const totalsOf = (cart: GoldenCart) => toCart(stateOf(cart), NOW).totals
const numbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number))

function read(cells: readonly string[]): { cart: GoldenCart; expected: string[] } {
  const [lines = '', code = '', way = '', cards = '', credit = '', points = '', ...expected] = cells
  return { cart: { lines, code, way, cards: numbers(cards), credit: Number(credit), points: Number(points) }, expected }
}

describe('the golden carts', () => {
  it('are at least 150, all different', () => {
    expect(table[0]).toEqual(COLUMNS)
    const carts = table.slice(1).map((cells) => JSON.stringify(read(cells).cart))
    expect(carts.length).toBeGreaterThanOrEqual(150)
    expect(new Set(carts).size).toBe(carts.length)
  })

  it.each(table.slice(1).map((cells) => [cells.slice(0, 6).join(' | '), cells] as const))('%s', (_, cells) => {
    const { cart, expected } = read(cells)
    const { spent, ...totals } = totalsOf(cart)
    const cardCents = spent.cardCents.reduce((sum, cents) => sum + cents, 0)
    expect([
      totals.subtotalCents,
      totals.discountCents,
      totals.shippingCents ?? '-',
      totals.taxCents,
      `${spent.pointsCents} ${cardCents} ${spent.creditCents}`,
      totals.grandTotalCents,
    ]).toEqual(expected.map((cell, at) => (at === 4 || cell === '-' ? cell : Number(cell))))
  })
})

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 }))
const lineText = fc
  .tuple(fc.constantFrom(...Object.keys(LINES)), fc.integer({ min: 1, max: 120 }))
  .map(([name, count]) => `${name} x${count}`)
const anyCart: fc.Arbitrary<GoldenCart> = fc.record({
  lines: fc
    .array(
      fc.oneof(
        lineText,
        fc.integer({ min: 1000, max: 150_000 }).map((cents) => `gift ${cents}`),
      ),
      { maxLength: 6 },
    )
    .map((lines) => lines.join(' + ')),
  code: fc.constantFrom('', ...Object.keys(CODES)),
  way: fc.constantFrom('', ...Object.keys(WAYS)),
  cards: fc.array(amount, { maxLength: 4 }),
  credit: amount,
  points: amount,
  wrap: fc.integer({ min: 0, max: 2_000 }),
})
const always = (property: (cart: GoldenCart) => void) => fc.assert(fc.property(anyCart, property), { numRuns: 500 })
const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)

describe('the totals of any cart', () => {
  it('are whole cents and never negative', () => {
    always((cart) => {
      const { spent, shippingCents, ...totals } = totalsOf(cart)
      const all = [...Object.values(totals), shippingCents ?? 0, ...spent.cardCents, spent.creditCents, spent.points]
      for (const cents of all) expect(Number.isSafeInteger(cents) && cents >= 0, `${cents}`).toBe(true)
    })
  })

  it('have a subtotal that is the sum of the lines, and a discount that is the sum of theirs', () => {
    always((golden) => {
      const cart = toCart(stateOf(golden), NOW)
      expect(cart.totals.subtotalCents).toBe(sum(cart.lines.map(({ price }) => price?.rowCents ?? 0)))
      expect(cart.totals.discountCents).toBe(sum(cart.lines.map(({ discountCents }) => discountCents)))
      for (const line of cart.lines) expect(line.discountCents).toBeLessThanOrEqual(line.price?.rowCents ?? 0)
    })
  })

  it('have 3/23 of what is taxed as GST, to the cent, whatever is paid with balances', () => {
    always((golden) => {
      const cart = toCart(stateOf(golden), NOW)
      const { taxCents, discountCents, shippingCents } = cart.totals
      const goods = sum(cart.lines.map(({ gift, price }) => (gift ? 0 : (price?.rowCents ?? 0))))
      const taxed = goods - discountCents + cart.totals.giftWrapCents + (shippingCents ?? 0)
      // Twice the distance to 3/23, so that a half is a whole number.
      expect(Math.abs(2 * (taxCents * 23 - taxed * 3))).toBeLessThanOrEqual(23)
      expect(totalsOf({ ...golden, cards: [], credit: 0, points: 0 }).taxCents).toBe(taxCents)
    })
  })

  it('take no more of a balance than there is, and pay for no certificate', () => {
    always((golden) => {
      const cart = toCart(stateOf(golden), NOW)
      const { spent, grandTotalCents, subtotalCents, discountCents, shippingCents } = cart.totals
      for (const [at, cents] of spent.cardCents.entries()) expect(cents).toBeLessThanOrEqual(golden.cards[at] ?? 0)
      expect(spent.creditCents).toBeLessThanOrEqual(golden.credit)
      expect(spent.points).toBeLessThanOrEqual(golden.points)
      const gifts = sum(cart.lines.map(({ gift }) => gift?.amountCents ?? 0))
      expect(grandTotalCents).toBeGreaterThanOrEqual(gifts)
      const paid = sum(spent.cardCents) + spent.creditCents + spent.pointsCents
      const wrap = cart.totals.giftWrapCents
      expect(wrap).toBe(cart.isVirtual || cart.lines.length === 0 ? 0 : golden.wrap)
      expect(grandTotalCents + paid).toBe(subtotalCents - discountCents + wrap + (shippingCents ?? 0))
    })
  })

  it('are the same in whatever order code, certificates, credit and points were applied', () => {
    const steps = fc.shuffledSubarray(['coupon', 'cards', 'credit', 'points'] as const, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(anyCart, steps, (golden, order) => {
        const whole = stateOf(golden)
        const { wallet, coupon } = whole
        const changes = {
          coupon: { coupon },
          cards: { wallet: { cards: wallet.cards } },
          credit: { wallet: { usesCredit: wallet.usesCredit } },
          points: { wallet: { pointsWanted: wallet.pointsWanted } },
        }
        const empty: CartState = {
          ...whole,
          coupon: null,
          wallet: { ...wallet, cards: [], usesCredit: false, pointsWanted: null },
        }
        const applied = order.reduce((state, step) => applyChange(state, changes[step]), empty)
        expect(toCart(applied, NOW).totals).toEqual(toCart(whole, NOW).totals)
      }),
      { numRuns: 500 },
    )
  })
})
