import { dateWords } from '@kea/shared/day-words'
import { amountProblem, type GiftForm, readAmount } from '@kea/shared/gift/gift'
import { formatMoney } from '@kea/shared/money'
import { KeaMark } from '@kea/shared/view/KeaMark'

const dayOf = (deliverOn: string): string => {
  const at = Date.parse(`${deliverOn}T00:00:00Z`)
  return Number.isNaN(at) ? '' : dateWords(at)
}

/** A preview of the certificate. Missing values are left open. */
export function GiftCard({ gift, shop }: { gift: GiftForm; shop: string }) {
  const cents = readAmount(gift.amount)
  const amount = cents !== null && amountProblem(cents) === null ? formatMoney(cents) : 'N$ …'
  const day = dayOf(gift.deliverOn)
  return (
    <figure aria-label="Preview">
      <div className="flex min-h-72 flex-col rounded-picture bg-kea-deep p-6 text-paper shadow-float lg:p-8">
        <p className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-2.5 font-semibold">
            <KeaMark className="size-7" />
            {shop}
          </span>
          <span className="text-sm">Gift certificate</span>
        </p>
        <p className="mt-8 font-display text-title leading-none font-bold tabular-nums">{amount}</p>
        <p className="mt-6 text-lead wrap-anywhere">For {gift.recipientName.trim() || '…'}</p>
        {gift.message.trim() !== '' && (
          <p className="mt-2 max-h-40 overflow-hidden wrap-anywhere whitespace-pre-line">{gift.message.trim()}</p>
        )}
        <p className="mt-auto pt-6 wrap-anywhere">From {gift.senderName.trim() || '…'}</p>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">
        {day === '' ? 'Choose the day we email it.' : `Emailed on ${day}, with the code in it.`}
      </figcaption>
    </figure>
  )
}
