import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { EditAgain } from '~/features/order/EditAgain'
import { isWithLineAbove, type Order, type OrderLine } from '~/features/order/order'
import { artworkLink, trackingLink } from '~/features/order/tracking-link'
import { ButtonLink } from '~/ui/Button'
import { DesignPreview } from '~/ui/DesignPreview'
import { OrderOfOwner } from './OrderOfOwner'
import { orderProofQuery, type ProofSide } from './order-proof'

/** What each designed line of an order looks like in print. */
export default function ProofPage() {
  return (
    <OrderOfOwner
      heading={routes.proofOrder.heading}
      lead="See each piece as we print it, with its size and its quality."
    >
      {(order) => <Proof order={order} />}
    </OrderOfOwner>
  )
}

function Proof({ order }: { order: Order }) {
  const { hasForeignBackend } = useSettings()
  const sides = useQuery({ ...orderProofQuery(order.token), enabled: !hasForeignBackend }).data ?? {}
  const designed = order.lines.flatMap((line, at) => (line.preview ? [{ line, at }] : []))
  return (
    <>
      <p className="text-ink-soft">
        Order{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
      </p>
      <h1 className="mt-1 font-display text-title font-bold">{routes.proofOrder.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        {designed.length === 0
          ? 'Nothing in this order was designed by you.'
          : 'We make each piece exactly as you see it here.'}
      </p>
      <ul className="mt-10 grid gap-12 lg:mt-14">
        {designed.map(({ line, at }) => (
          <li key={line.id}>
            <ProofOfLine
              order={order}
              line={line}
              at={at}
              sides={sides[line.id] ?? []}
              canEdit={!isWithLineAbove(order.lines, at)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <ButtonLink look="secondary" {...trackingLink(order)}>
          Back to your order
        </ButtonLink>
      </p>
    </>
  )
}

interface ProofOfLineProps {
  order: Order
  line: OrderLine
  /** Its place in the order, from 0. */
  at: number
  sides: readonly ProofSide[]
  canEdit: boolean
}

function ProofOfLine({ order, line, at, sides, canEdit }: ProofOfLineProps) {
  return (
    <section className="grid items-start gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-14">
      <Link
        {...artworkLink(order, at + 1)}
        aria-label={`See the artwork of ${line.name} large`}
        className="block rounded-picture"
      >
        <DesignPreview name={line.name} preview={line.preview} words={line.previewWords} />
      </Link>
      <div>
        <h2 className="font-display text-heading font-bold">
          {line.quantity > 1 && <span className="tabular-nums">{line.quantity} × </span>}
          {line.name}
        </h2>
        {line.options && <p className="mt-2 wrap-anywhere text-ink-soft">{line.options}</p>}
        {sides.length > 0 && <Sides sides={sides} />}
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink look="secondary" {...artworkLink(order, at + 1)}>
            See it large
          </ButtonLink>
          {canEdit && <EditAgain token={order.token} line={line} />}
        </p>
        {canEdit && (
          <p className="mt-3 max-w-prose text-sm text-ink-soft">
            For a PDF with every page, edit a copy and choose “Download proof” under “Save, share or copy”. Your order
            stays as it is.
          </p>
        )}
      </div>
    </section>
  )
}

function Sides({ sides }: { sides: readonly ProofSide[] }) {
  return (
    <dl className="mt-6 max-w-prose border-t border-line">
      {sides.map(({ label, size, quality }) => (
        <div
          key={`${label} ${size} ${quality}`}
          className="grid grid-cols-[7rem_1fr] gap-4 border-b border-line py-3 last:border-0"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <span className="tabular-nums">{size}</span>
            {quality && <span className="block text-ink-soft">{quality}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
