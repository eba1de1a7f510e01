import { wallTemplatePath } from '@kea/shared/constants/wall-templates'
import { formatMoney } from '@kea/shared/money'
import type { ReactNode } from 'react'
import { useSettings } from '~/api/settings-query'
import { LinePicture } from '~/ui/LinePicture'
import { EditAgain } from './EditAgain'
import { isSent, isWithLineAbove, type Order, unitsOf } from './order'
import { SignApproval } from './SignApproval'

/** The lines and totals of an order. A set is one line with its pieces in it. */
export function OrderedLines({ order }: { order: Order }) {
  const { hasGst } = useSettings()
  return (
    <section>
      <h2 className="mb-3 font-display text-subheading font-bold">Your order</h2>
      <ul className="border-t border-line">
        {unitsOf(order.lines).map((unit) => {
          const [{ line, at } = { line: null, at: 0 }] = unit
          if (!line) return null
          const price = formatMoney(unit.reduce((sum, { line }) => sum + line.unitCents * line.quantity, 0))
          return (
            <li key={line.id} className="border-b border-line print:break-inside-avoid">
              {line.set ? (
                <>
                  <p className="flex justify-between gap-4 pt-3 font-semibold">
                    <span>
                      <Quantity count={line.quantity} />
                      {line.set.name}
                    </span>
                    <span className="tabular-nums">{price}</span>
                  </p>
                  <ul>
                    {unit.map((part) => (
                      <li key={part.line.id}>
                        <Line order={order} at={part.at} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <Line order={order} at={at} price={<span className="tabular-nums">{price}</span>} />
              )}
            </li>
          )
        })}
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

const Quantity = ({ count }: { count: number }) => count > 1 && <span className="tabular-nums">{count} × </span>

interface LineProps {
  order: Order
  /** Its place among the lines. */
  at: number
  /** A piece of a set has none of its own. */
  price?: ReactNode
}

function Line({ order, at, price }: LineProps) {
  const line = order.lines[at]
  if (!line) return null
  return (
    <div className="grid grid-cols-[6rem_1fr_auto] items-start gap-4 py-3 print:grid-cols-[4rem_1fr_auto]">
      {isWithLineAbove(order.lines, at) ? <span /> : <LinePicture line={line} sizes="6rem" />}
      <span>
        {!line.set && <Quantity count={line.quantity} />}
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
      {price}
    </div>
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
