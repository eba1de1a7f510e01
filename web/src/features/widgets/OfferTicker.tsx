import type { Page } from '@kea/shared/page/page'
import { useMemo } from 'react'
import { type OfferItem, runningOffer, splitOffer } from '~/features/offers/offer-items'
import { Ticker } from '~/features/offers/Ticker'
import { Container } from '~/ui/Section'
import { parseContent } from './parse-content'
import type { WidgetProps } from './widget'
import { OFFER_TICKER } from './widget-names'

/** Offers of a page: those of its content and its CMS fields, else the offer of the whole shop. */
function offersOf(page: Page): OfferItem[] {
  const own = parseContent(page.content).flatMap((part) =>
    part.kind === 'widget' && part.name === OFFER_TICKER ? part.items.map(({ html }) => toItem(html)) : [],
  )
  const named = [...own, ...page.offerTexts.map(toItem)]
  if (named.length > 0) return named
  const running = runningOffer(page.offer, Date.now(), page.path)
  return running ? [running] : []
}

const toItem = (html: string): OfferItem => ({ ...splitOffer(html), end: null })

/** Special offers in the text of a page. */
export function OfferTicker({ page, items }: WidgetProps) {
  const offers = useMemo(
    () => (items.length > 0 ? items.map(({ html }) => toItem(html)) : offersOf(page)),
    [page, items],
  )
  if (offers.length === 0) return null
  return (
    <Container className="py-6">
      <Ticker items={offers} />
    </Container>
  )
}

/** The offers of a page in its banner. */
export function PageOffers({ page }: { page: Page }) {
  return <Ticker items={useMemo(() => offersOf(page), [page])} />
}
