import { priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import { spread } from '../../coupons/discount'
import { readSelection } from '../lines/selection'
import type { CartLine, LineBundle } from './cart'

type PartLine = CartLine & { bundle: LineBundle }

const isPart = (line: CartLine): line is PartLine => line.bundle !== null

/** The lines of each bundle of a cart. */
function bundlesOf(lines: readonly CartLine[]): PartLine[][] {
  const parts = lines.filter(isPart)
  const uids = [...new Set(parts.map(({ bundle }) => bundle.uid))]
  return uids.map((uid) => parts.filter(({ bundle }) => bundle.uid === uid))
}

/** The line is the piece that the bundle sells for this choice. */
function isAsSold({ bundle: { choice }, product, selected }: PartLine): boolean {
  const ids = selected.map(({ choice: own }) => own.id).sort((a, b) => a - b)
  return choice?.part?.productId === product.id && choice.part.valueIds.join() === ids.join()
}

/**
 * The lines of one bundle with their shares of its price, which add up to it to the cent. Null where they are not all the
 * parts that the shop sells, in one quantity: what is not the whole bundle has no price.
 */
function withShares(parts: readonly PartLine[]): PartLine[] | null {
  const [first] = parts
  if (!first) return null
  const { quantity } = first
  const { product } = first.bundle
  const uids = parts.flatMap(({ bundle: { choice } }) => choice?.uid ?? [])
  const selection = readSelection(product, uids)
  const isWhole = selection.ok && uids.length === parts.length && selection.selected.length === parts.length
  if (!isWhole || !parts.every((part) => part.quantity === quantity && isAsSold(part))) return null
  const price = priceLine(product.prices, optionPrices(product.options), uids, quantity)
  const weights = parts.flatMap((part) => part.price?.regularUnitCents ?? [])
  if (!price || weights.length < parts.length) return null
  const shares = spread(price.unitCents, weights)
  const saved = spread(price.regularUnitCents - price.unitCents, weights)
  return parts.map((part, at) => {
    const unitCents = shares[at] ?? 0
    const regularUnitCents = unitCents + (saved[at] ?? 0)
    return { ...part, price: { unitCents, regularUnitCents, rowCents: unitCents * quantity, offerTo: price.offerTo } }
  })
}

const problemOf = ({ name, enabled }: LineBundle['product']): string =>
  enabled ? `${name} has changed. Remove it and add it again.` : `${name} is no longer sold.`

/** Lines with the price of their bundle in place of their own. */
export function withBundlePrices(lines: readonly CartLine[]): CartLine[] {
  const priced = new Map<number, CartLine>()
  for (const parts of bundlesOf(lines)) {
    const shared = withShares(parts)
    for (const part of shared ?? parts) {
      const { product } = part.bundle
      const isSold = shared !== null && product.enabled
      priced.set(part.id, isSold ? part : { ...part, price: shared && part.price, problem: problemOf(product) })
    }
  }
  return lines.map((line) => priced.get(line.id) ?? line)
}
