import { OFFER_ROTATION_MS } from '@kea/shared/constants/business'
import { Suspense, useState } from 'react'
import { PauseButton } from '~/features/scheduling/PauseButton'
import { useAutoplay } from '~/features/scheduling/use-autoplay'
import { Countdown } from '~/ui/Countdown'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { ProseText } from '~/ui/Prose'
import type { OfferItem } from './offer-items'

const Dialog = lazyWithRetry(async () => (await import('~/ui/Dialog')).Dialog, 'over')

/** Offers, one at a time. Several of them rotate; the rotation pauses while a pointer, a touch or the focus is on them. */
export function Ticker({ items }: { items: readonly OfferItem[] }) {
  const [current, setCurrent] = useState(0)
  const [detailsOf, setDetailsOf] = useState<OfferItem | null>(null)
  const hasSeveral = items.length > 1
  const autoplay = useAutoplay(OFFER_ROTATION_MS, hasSeveral && detailsOf === null, () =>
    setCurrent((current + 1) % items.length),
  )
  const item = items[current % items.length]
  if (!item) return null
  return (
    <section
      {...autoplay.handlers}
      aria-label="Offers"
      className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-kea-mist py-1.5 pr-2 pl-4 text-sm"
    >
      <div key={current} className="min-w-0 flex-1 animate-rise">
        <ProseText html={item.line} className="line-clamp-2 font-medium" />
        {item.end !== null && <Countdown end={item.end} label="Time left" />}
      </div>
      {item.details !== '' && (
        <button
          type="button"
          onClick={() => setDetailsOf(item)}
          className="min-h-11 shrink-0 cursor-pointer px-2 text-kea underline underline-offset-4"
        >
          view more details
        </button>
      )}
      {hasSeveral && <PauseButton what="the offers" isPaused={autoplay.isPaused} onToggle={autoplay.toggle} />}
      {detailsOf && (
        <Suspense>
          <Dialog title="About this offer" open onClose={() => setDetailsOf(null)}>
            <ProseText html={detailsOf.line} className="mb-4 font-semibold" />
            <ProseText html={detailsOf.details} />
          </Dialog>
        </Suspense>
      )}
    </section>
  )
}
