import { countedParts } from '@kea/design/arrangement/page-counts'
import { useDesign, useEditor, useFacts } from '../../ui/use-editor'
import { type PageOffer, pageOffers, priceText } from './page-offers'

/** The next number of pages and the one before, with what they cost. Nothing is chosen by itself. */
export function MorePages() {
  const { editor } = useEditor()
  useDesign()
  const { quantity } = useFacts()
  const context = editor.context()
  const offers = countedParts(context.product.definition).flatMap((part) => {
    const { more, fewer } = pageOffers(context, part, quantity)
    return [more, fewer].filter((offer) => offer !== null)
  })
  if (offers.length === 0) return null
  return (
    <ul aria-label="Other numbers of pages" className="mt-4 flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li key={offer.choice.uid}>
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer }: { offer: PageOffer }) {
  const { editor } = useEditor()
  return (
    <button
      type="button"
      onClick={() => editor.run(offer.command)}
      className="min-h-11 cursor-pointer rounded-full border border-control bg-paper px-4 text-left text-[0.9375rem] hover:border-ink"
    >
      {priceText(offer)} <span className="font-medium text-kea underline underline-offset-3">Choose</span>
    </button>
  )
}
