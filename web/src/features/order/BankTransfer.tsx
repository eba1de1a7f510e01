import { formatMoney } from '@kea/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useSettings } from '~/api/settings-query'
import { bankDetailsQuery } from './bank-details'
import type { Order } from './order'
import { payBy } from './pay-by'
import { stageOf } from './stage'

/** How to pay an order by bank transfer; nothing for one that is paid, by another method or without an amount. */
export function BankTransfer({ order }: { order: Order }) {
  const { paymentCode, grandTotalCents, status } = order
  const isDue = paymentCode === 'banktransfer' && grandTotalCents > 0 && stageOf(status) === 'paying'
  return isDue && <Details order={order} />
}

/** The amount and the bank account. */
function Details({ order }: { order: Order }) {
  const { bankTransferDays } = useSettings()
  const bank = useQuery(bankDetailsQuery()).data
  const rows = [
    { label: 'Amount', value: formatMoney(order.grandTotalCents) },
    { label: 'To', value: bank?.accountName ?? '' },
    { label: 'Account', value: bank?.accountNumber ?? '' },
    { label: 'Reference', value: order.number },
  ].filter(({ value }) => value !== '')
  return (
    <section className="rounded-picture bg-mist p-6 lg:p-8 print:border print:border-line print:p-4">
      <h2 className="font-display text-heading font-bold print:text-subheading">Pay by bank transfer</h2>
      <dl className="mt-5 grid gap-3">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-line pb-3 last:border-0 last:pb-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd translate="no" className="min-w-0 font-semibold break-words tabular-nums select-all">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-prose text-ink-soft">
        Please pay {payBy(order, bankTransferDays)}; after that the order is cancelled automatically.
      </p>
    </section>
  )
}
