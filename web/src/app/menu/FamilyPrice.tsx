import type { MenuFamily } from '@kea/shared/navigation/main-menu'
import { Price } from '@kea/shared/view/Price'

/** The start price of a family; nothing for a family without one. */
export function FamilyPrice({ family: { cents, regularCents } }: { family: MenuFamily }) {
  if (cents === null) return null
  return (
    <span className="block text-sm text-ink-soft">
      From <Price cents={cents} regularCents={regularCents} />
    </span>
  )
}
