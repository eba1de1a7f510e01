import { routes } from '@kea/shared/routes'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '~/features/order/order'
import { artworkLink, proofLink } from '~/features/order/tracking-link'
import { ButtonLink } from '~/ui/Button'
import { DesignPreview } from '~/ui/DesignPreview'
import { OrderOfOwner } from './OrderOfOwner'

/** The artwork of one line of an order, as large as there is room. */
export default function ArtworkPage() {
  const [search] = useSearchParams()
  return (
    <OrderOfOwner heading={routes.artworkView.heading} lead="See what you designed, as large as your screen.">
      {(order) => <Artwork order={order} line={Number(search.get('line') ?? '1')} />}
    </OrderOfOwner>
  )
}

function Artwork({ order, line: wanted }: { order: Order; line: number }) {
  const designed = order.lines.flatMap((line, at) => (line.preview ? [{ ...line, place: at + 1 }] : []))
  const at = Math.max(
    designed.findIndex(({ place }) => place === wanted),
    0,
  )
  const line = designed[at]
  const [before, after] = [designed[at - 1], designed[at + 1]]
  return (
    <>
      <p className="text-ink-soft">
        Order{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
      </p>
      <h1 className="mt-1 font-display text-title font-bold">{line?.name ?? routes.artworkView.heading}</h1>
      <p className="mt-2 max-w-prose wrap-anywhere text-ink-soft">
        {line ? line.options : 'Nothing in this order was designed by you.'}
      </p>
      {line && (
        <DesignPreview
          key={line.id}
          name={line.name}
          preview={line.preview}
          words={line.previewWords}
          className="mt-8 max-h-[75vh] w-full max-w-none"
        />
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {before && (
          <ButtonLink look="secondary" {...artworkLink(order, before.place)}>
            Previous
          </ButtonLink>
        )}
        {after && (
          <ButtonLink look="secondary" {...artworkLink(order, after.place)}>
            Next
          </ButtonLink>
        )}
        <ButtonLink look="secondary" {...proofLink(order)}>
          The proof of your order
        </ButtonLink>
      </p>
    </>
  )
}
