import type { Cents } from '@kea/shared/money'
import type { Reduction } from './coupon'

/** What a discount needs of a line. */
export interface DiscountLine {
  sku: string
  optionValueIds: readonly number[]
  quantity: number
  /** One item without its options' prices: offers reduce the base price only. */
  baseCents: Cents
  /** False for the special canvas size, accessories and gift certificates. */
  takesOffers: boolean
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, cents) => all + cents, 0)

/**
 * Splits an amount by these weights, to the cent. No share is above its weight if the amount is not above their sum.
 */
export function spread(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, at) => {
    const floor = Math.floor((amount * weight) / whole)
    return { at, floor, rest: amount * weight - floor * whole }
  })
  const left = amount - sum(shares.map(({ floor }) => floor))
  const lucky = new Set(
    [...shares]
      .sort((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return shares.map(({ at, floor }) => floor + Number(lucky.has(at)))
}

/** The most expensive matching piece is free. */
function freePiece({ sku, optionValueId }: Reduction & { kind: 'piece' }, lines: readonly DiscountLine[]): Cents[] {
  const price = (line: DiscountLine) =>
    line.sku === sku && line.optionValueIds.includes(optionValueId) ? line.baseCents : 0
  const dearest = lines.reduce((best, line, at) => (price(line) > price(lines[best] ?? line) ? at : best), 0)
  return lines.map((line, at) => (at === dearest ? price(line) : 0))
}

/** The discount of a code on each line, in whole cents and at most the line's base price. */
export function discountOf(reduction: Reduction, lines: readonly DiscountLine[]): Cents[] {
  if (reduction.kind === 'piece') return freePiece(reduction, lines)
  const bases = lines.map((line) => (line.takesOffers ? line.baseCents * line.quantity : 0))
  const whole = sum(bases)
  return reduction.kind === 'percent'
    ? spread(Math.round((whole * reduction.percent) / 100), bases)
    : spread(Math.min(reduction.cents, whole), bases)
}
