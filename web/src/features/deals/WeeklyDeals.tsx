import { dayWordsAt } from '@kea/shared/day-words'
import type { Card } from '@kea/shared/page/card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { cardsQuery } from '~/features/products/cards'
import { Countdown } from '~/ui/Countdown'
import { Section } from '~/ui/Section'
import { DealBanner, DealPlaceholder } from './DealBanner'
import { splitDeals, type WeeklyDeal, weeklyDealsQuery } from './weekly-deals'

/** The current time. It updates once, at `end`. */
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
  const { running, upcoming } = splitDeals(deals ?? [], useNow(first?.to))
  const { data: cards, isPending: areCardsPending } = useQuery(
    cardsQuery([...running, ...upcoming].map(({ sku }) => sku)),
  )
  const withCard = (list: readonly WeeklyDeal[]) =>
    list.flatMap((deal) => {
      const card = cards?.find(({ sku }) => sku === deal.sku)
      return card?.inStock ? [{ deal, card }] : []
    })
  return {
    // The catalogue price decides: a deal without a lower price there is not shown.
    running: withCard(running).filter(({ card }) => card.regularCents !== null),
    upcoming: withCard(upcoming),
    isLoading: isPending || (areCardsPending && running.length + upcoming.length > 0),
  }
}

interface WeeklyDealsProps {
  title?: string
  /** Renders nothing in a week without deals. */
  isQuiet?: boolean
}

/** This week's deals with their end, and next week's deals. */
export function WeeklyDeals({ title = 'This week’s deals', isQuiet = false }: WeeklyDealsProps) {
  const { running, upcoming, isLoading } = useDeals()
  if (isQuiet && !isLoading && running.length === 0) return null
  const end = running[0]?.deal.to
  return (
    <Section>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="font-display text-heading font-bold">{title}</h2>
          {end !== undefined && (
            <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft">
              {/* `end` is the first moment of Monday. The text names the Sunday before it. */}
              Until {dayWordsAt(end - 1)}
              <Countdown end={end} label="Time left" />
            </p>
          )}
          {upcoming.length > 0 && <UpcomingDeals deals={upcoming} />}
        </div>
        {isLoading || running.length > 0 ? (
          <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
            {isLoading ? (
              <DealPlaceholder />
            ) : (
              running.map(({ card }) => (
                <li key={card.sku}>
                  <DealBanner card={card} />
                </li>
              ))
            )}
          </ul>
        ) : (
          <p className="text-ink-soft">No weekly deal right now.</p>
        )}
      </div>
    </Section>
  )
}

function UpcomingDeals({ deals }: { deals: readonly { deal: WeeklyDeal; card: Card }[] }) {
  const from = deals[0]?.deal.from
  return (
    <p className="mt-4 text-ink-soft">
      {from !== undefined && <>From {dayWordsAt(from)}: </>}
      {deals.map(({ deal, card }, at) => (
        <span key={card.sku}>
          {at > 0 && ', and '}
          <Link to={card.path} className="text-kea underline">
            {card.name}
          </Link>{' '}
          at {deal.percent}% off
        </span>
      ))}
      .
    </p>
  )
}
