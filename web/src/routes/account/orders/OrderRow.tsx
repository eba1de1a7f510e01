import { accountPath } from '@kea/shared/account-routes'
import { dateWordsAt } from '@kea/shared/day-words'
import { formatMoney } from '@kea/shared/money'
import { Package } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DesignPreview } from '~/ui/DesignPreview'
import type { ListedOrder } from './customer-orders'

/** An order in a list. */
export function OrderRow({
  order: { number, placedAt, status, totalCents, products, preview },
}: {
  order: ListedOrder
}) {
  return (
    <Link
      to={accountPath('view-order', number)}
      className="group grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 py-4 text-ink no-underline sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      {preview ? (
        <DesignPreview name="" preview={preview} />
      ) : (
        <span className="grid aspect-[4/3] place-items-center rounded-picture bg-mist text-ink-soft">
          <Package aria-hidden="true" strokeWidth={1.5} className="size-7" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-semibold tabular-nums group-hover:underline">
          Order <span translate="no">{number}</span>
        </span>
        {placedAt !== null && <span className="block text-ink-soft">{dateWordsAt(placedAt)}</span>}
        <span className="block truncate">{products}</span>
      </span>
      <span className="col-start-2 sm:col-start-3 sm:text-right">
        <span className="block font-semibold tabular-nums">{formatMoney(totalCents)}</span>
        <span className="block text-sm text-kea">{status}</span>
      </span>
    </Link>
  )
}
