import { accountPath } from '@kea/shared/account-routes'
import { formatMoney } from '@kea/shared/money'
import { EditAgain } from '~/features/order/EditAgain'
import type { OrderLine } from '~/features/order/order'
import type { OwnOrder } from '~/features/order/own-order'
import { Timeline } from '~/features/order/Timeline'
import { timelineOf } from '~/features/order/timeline'
import { ButtonLink } from '~/ui/Button'
import { DesignPreview } from '~/ui/DesignPreview'

/** One line of an order, with its picture as large as there is room. */
export function OrderedPiece({ order, line }: { order: OwnOrder; line: OrderLine }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[3fr_2fr]">
      {line.preview && <DesignPreview name={line.name} preview={line.preview} words={line.previewWords} />}
      <div className="grid content-start gap-3">
        <p className="font-display text-heading font-bold">{line.name}</p>
        {line.options && <p className="wrap-anywhere text-ink-soft">{line.options}</p>}
        {line.set ? (
          <p>
            Part of: {line.quantity} × {line.set.name}
          </p>
        ) : (
          <p className="tabular-nums">
            {line.quantity} × {formatMoney(line.unitCents)}
          </p>
        )}
        {line.preview && !line.isShared && <EditAgain token={order.token} line={line} />}
        <div className="mt-4">
          <Timeline steps={timelineOf(order)} />
        </div>
        <ButtonLink to={accountPath('view-order', order.number)} look="secondary" className="mt-4 justify-self-start">
          See all of order {order.number}
        </ButtonLink>
      </div>
    </div>
  )
}
