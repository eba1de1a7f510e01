import { dateWordsAt } from '@kea/shared/day-words'
import { KeaMark } from '@kea/shared/view/KeaMark'
import { useSettings } from '~/api/settings-query'
import type { Order } from './order'

/** The head of a printed order: the shop, its address and the date. Screens have the header of the page instead. */
export function PaperHead({ order: { placedAt } }: { order: Order }) {
  const { brand, legalName, street, city, postcode, email, phone } = useSettings()
  const address = [legalName, street, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <div className="mb-6 hidden items-start justify-between gap-8 border-b border-line pb-4 text-sm print:flex">
      <p className="flex items-center gap-2.5 font-display text-xl font-bold">
        <KeaMark className="size-8 shrink-0" />
        {brand}
      </p>
      <div className="text-right text-ink-soft">
        <p>{address}</p>
        <p>{[email, phone].filter(Boolean).join(' · ')}</p>
        {placedAt !== null && <p>Ordered on {dateWordsAt(placedAt)}</p>}
      </div>
    </div>
  )
}
