import { RadioCards } from '~/ui/RadioCards'
import type { FillOffer } from './fill-facts'
import { perPageText } from './fill-words'

interface PageCountChoiceProps {
  offers: readonly FillOffer[]
  value: string | undefined
  onChange: (uid: string) => void
}

/** The numbers of pages with what each costs and how full it is. */
export const PageCountChoice = ({ offers, value, onChange }: PageCountChoiceProps) => (
  <RadioCards
    legend="How many pages"
    choices={offers.map((offer) => ({
      value: offer.uid,
      label: (
        <span className="flex flex-wrap items-center gap-x-2">
          {offer.title}
          {offer.suits && offer.photosPerPage >= 1 && (
            <span className="rounded-full bg-kea px-2 py-0.5 font-medium text-paper text-xs">Suits your photos</span>
          )}
          <span className="w-full text-ink-soft text-sm">{perPageText(offer)}</span>
        </span>
      ),
      detail: <span className="text-base text-ink">{offer.price}</span>,
    }))}
    value={value}
    onChange={onChange}
  />
)
