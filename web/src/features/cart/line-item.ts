import { type Item, itemOf } from '~/features/events/fact'
import { report } from '~/features/events/report'
import type { Cart, CartLine } from './cart'

/** A line as facts name it: the product, never its design. */
export const itemOfLine = ({ quantity, unitCents, regularRowCents, ...line }: CartLine): Item =>
  itemOf(line, {
    cents: unitCents,
    regularCents: regularRowCents === null ? null : Math.round(regularRowCents / quantity),
    quantity,
  })

/** Reports what was put into a cart, with the names and prices of the answer. */
export function reportAdded({ lines }: Cart, added: readonly { sku: string; quantity: number }[]): void {
  const items = added.flatMap(({ sku, quantity }) => {
    const line = lines.findLast((entry) => entry.sku === sku)
    return line ? [{ ...itemOfLine(line), quantity }] : []
  })
  if (items.length > 0) report({ kind: 'added', items })
}
