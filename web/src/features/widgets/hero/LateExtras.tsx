import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { HeroExtras } from '@kea/shared/first-view/hero'
import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { late } from '~/ui/late'

const Extras = late(async () => (await import('./Extras')).Extras)

/** What a banner shows late; rooms of the same height stand until its code has come. */
export function LateExtras({ page }: { page: Page }) {
  const extras = page.heroExtras
  return (
    extras && (
      <Suspense fallback={<StandIns extras={extras} />}>
        <Extras page={page} extras={extras} />
      </Suspense>
    )
  )
}

function StandIns({ extras }: { extras: HeroExtras }) {
  const rooms = [
    extras.rating && classes.heroRating,
    extras.links && classes.heroLinks,
    extras.offer && classes.heroOffer,
  ].filter((room) => room !== false)
  return (
    <div aria-hidden="true" className={classes.heroExtras}>
      {rooms.map((room) => (
        <div key={room} className={room}>
          <span className={classes.heroStandIn} />
        </div>
      ))}
    </div>
  )
}
