import { formatDate } from '@kea/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Card, cardsQuery } from '~/features/products/cards'
import { Countdown } from '~/ui/Countdown'
import { Section } from '~/ui/Section'
import { DealBanner, DealPlace } from './DealBanner'
import { dealsAt, type WeeklyDeal, weeklyDealsQuery } from './weekly-deals'

/** The time, anew when `end` has come. */
function useNow(end: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (end === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, end - Date.now()))
    return () => clearTimeout(timer)
  }, [end])
  return now
}

function useDeals() {
  const { data: deals, isPending } = useQuery(weeklyDealsQuery())
  const first = deals?.[0]
  const { running, coming } = dealsAt(deals ?? [], useNow(first?.to))
  const { data: cards, isPending: isPricing } = useQuery(cardsQuery([...running, ...coming].map(({ sku }) => sku)))
  const withCard = (list: readonly WeeklyDeal[]) =>
    list.flatMap((deal) => {
      const card = cards?.find(({ sku }) => sku === deal.sku)
      return card?.inStock ? [{ deal, card }] : []
    })
  return {
    // A deal is shown only where the shop's own price is lower too.
    running: withCard(running).filter(({ card }) => card.regularCents !== null),
    coming: withCard(coming),
    isLoading: isPending || (isPricing && running.length + coming.length > 0),
  }
}

interface WeeklyDealsProps {
  title?: string
  /** Draws nothing in a week without deals. */
  isQuiet?: boolean
}

/** This week's lower prices with their end, and next week's. */
export function WeeklyDeals({ title = 'This week’s deals', isQuiet = false }: WeeklyDealsProps) {
  const { running, coming, isLoading } = useDeals()
  if (isQuiet && !isLoading && running.length === 0) return null
  const end = running[0]?.deal.to
  return (
    <Section title={title}>
      {end !== undefined && (
        <p className="-mt-4 mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft lg:-mt-8">
          {/* A week ends with its Sunday, a moment before the next begins. */}
          Until Sunday night, {formatDate(new Date(end - 1))}
          <Countdown end={end} label="Time left" />
        </p>
      )}
      {isLoading || running.length > 0 ? (
        <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
          {isLoading ? (
            <DealPlace />
          ) : (
            running.map(({ card }) => (
              <li key={card.sku}>
                <DealBanner card={card} />
              </li>
            ))
          )}
        </ul>
      ) : (
        <p className="text-ink-soft">There is no weekly deal just now.</p>
      )}
      {coming.length > 0 && <Coming deals={coming} />}
    </Section>
  )
}

function Coming({ deals }: { deals: readonly { deal: WeeklyDeal; card: Card }[] }) {
  const from = deals[0]?.deal.from
  return (
    <p className="mt-10 max-w-prose text-ink-soft">
      {from !== undefined && <>From Monday, {formatDate(new Date(from))}: </>}
      {deals.map(({ deal, card }, at) => (
        <span key={card.sku}>
          {at > 0 && ', and '}
          <Link to={card.path} className="text-kea underline">
            {card.name}
          </Link>{' '}
          at {`${deal.percent}\u00a0% off`}
        </span>
      ))}
      .
    </p>
  )
}
