import { formatMoney } from '@kea/shared/money'
import type { Cart, CartLine } from '~/features/cart/cart'

const NO_LINES: readonly CartLine[] = []

/** A description of a cart's change for screen readers; '' without a change. */
export function cartAnnouncement(before: Cart | null, after: Cart | null): string {
  const [old, now] = [before?.lines ?? NO_LINES, after?.lines ?? NO_LINES]
  const gone = old.filter(({ uid }) => !now.some((line) => line.uid === uid))
  const changes = [
    ...gone.map(({ name }) => `${name} removed.`),
    ...now.flatMap((line) => {
      const earlier = old.find(({ uid }) => uid === line.uid)
      if (!earlier) return [`${line.name} added.`]
      return earlier.quantity === line.quantity
        ? []
        : [`${line.name}: ${line.quantity}, ${formatMoney(line.rowCents)}.`]
    }),
  ]
  if (changes.length === 0) return ''
  return [
    // Prints of one design have a line for each size, and one name.
    ...new Set(changes),
    after && now.length > 0 ? `Total ${formatMoney(after.grandTotalCents)}.` : 'Your cart is empty.',
  ].join(' ')
}
