import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { HeroExtras } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Extras = lazyWithRetry(async () => (await import('./Extras')).Extras)

/** The deferred parts of the hero. Placeholders of the same height prevent a layout shift while the code loads. */
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
  const classList = [
    extras.rating && classes.heroRating,
    extras.links && classes.heroLinks,
    extras.offer && classes.heroOffer,
  ].filter((name) => name !== false)
  return (
    <div aria-hidden="true" className={classes.heroExtras}>
      {classList.map((name) => (
        <div key={name} className={name}>
          <span className={classes.heroPlaceholder} />
        </div>
      ))}
    </div>
  )
}
