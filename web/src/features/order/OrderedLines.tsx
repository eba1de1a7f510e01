import { wallTemplatePath } from '@kea/shared/constants/wall-templates'
import { formatMoney } from '@kea/shared/money'
import { useSettings } from '~/api/settings-query'
import { LinePicture } from '~/ui/LinePicture'
import { EditAgain } from './EditAgain'
import { isSent, isWithLineAbove, type Order } from './order'
import { SignApproval } from './SignApproval'

/** The lines and totals of an order. */
export function OrderedLines({ order }: { order: Order }) {
  const { hasGst } = useSettings()
  return (
    <section>
      <h2 className="mb-3 font-display text-subheading font-bold">Your order</h2>
      <ul className="border-t border-line">
        {order.lines.map((line, at) => (
          <li
            key={line.id}
            className="grid grid-cols-[6rem_1fr_auto] items-start gap-4 border-b border-line py-3 print:grid-cols-[4rem_1fr_auto] print:break-inside-avoid"
          >
            {isWithLineAbove(order.lines, at) ? <span /> : <LinePicture line={line} sizes="6rem" />}
            <span>
              {line.quantity > 1 && <span className="tabular-nums">{line.quantity} × </span>}
              {line.name}
              {line.options && <span className="block text-sm wrap-anywhere text-ink-soft">{line.options}</span>}
              <SignApproval order={order} line={line} />
              {line.preview && !line.isShared && !isWithLineAbove(order.lines, at) && (
                <EditAgain token={order.token} line={line} />
              )}
              {line.isSign && (
                <a
                  href={wallTemplatePath(order.number, at + 1, order.token)}
                  download
                  aria-label={`Wall template (PDF) of ${line.name}`}
                  className="inline-flex min-h-11 items-center text-kea underline print:hidden"
                >
                  Wall template (PDF)
                </a>
              )}
            </span>
            <span className="tabular-nums">{formatMoney(line.unitCents * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1.5 tabular-nums">
        {order.discounts.map(({ label, cents }) => (
          <Total key={label} label={label} value={formatMoney(-cents)} />
        ))}
        {order.giftWrapCents > 0 && <Total label="Gift wrap" value={formatMoney(order.giftWrapCents)} />}
        {isSent(order) && (
          <Total label="Delivery" value={order.shippingCents === 0 ? 'Free' : formatMoney(order.shippingCents)} />
        )}
        <div className="flex justify-between gap-4 text-lg font-semibold">
          <dt>Total</dt>
          <dd>{formatMoney(order.grandTotalCents)}</dd>
        </div>
        {hasGst && <Total label="Includes GST" value={formatMoney(order.taxCents)} />}
      </dl>
    </section>
  )
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
