import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { HeroExtras } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Extras = lazyWithRetry(async () => (await import('./Extras')).Extras)

/** What a banner shows lazyWithRetry; rooms of the same height stand until its code has come. */
export function LazyExtras({ page }: { page: Page }) {
  const extras = page.heroExtras
  return (
    extras && (
      <Suspense fallback={<Placeholders extras={extras} />}>
        <Extras page={page} extras={extras} />
      </Suspense>
    )
  )
}

function Placeholders({ extras }: { extras: HeroExtras }) {
  const rooms = [
    extras.rating && classes.heroRating,
    extras.links && classes.heroLinks,
    extras.offer && classes.heroOffer,
  ].filter((room) => room !== false)
  return (
    <div aria-hidden="true" className={classes.heroExtras}>
      {rooms.map((room) => (
        <div key={room} className={room}>
          <span className={classes.heroPlaceholder} />
        </div>
      ))}
    </div>
  )
}
