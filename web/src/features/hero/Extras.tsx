import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { HeroExtras } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import { routes } from '@kea/shared/routes'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Summary } from '~/features/reviews/Summary'
import { useAfterFirstView } from '~/features/scheduling/use-when-needed'
import { QUESTIONS_ANCHOR } from '~/lib/anchors'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

// Offers are HTML. The sanitiser is larger than all other code of this component, so it loads separately.
const PageOffers = lazyWithRetry(async () => (await import('~/features/widgets/OfferTicker')).PageOffers)

/** Rating, links to questions and customer pictures, and offers. Each has the height of its placeholder. */
export function Extras({ page, extras }: { page: Page; extras: HeroExtras }) {
  const isNeeded = useAfterFirstView()
  const { reviews } = page
  return (
    <div className={classes.heroExtras}>
      {extras.rating && (
        <div className={classes.heroRating}>
          {reviews.display === 'service' ? (
            <Link to={routes.page({ slug: 'reviews' })} className="font-semibold text-ink underline underline-offset-4">
              {page.settings.ratingLine}
              {page.settings.countsSamples && ' (sample)'}
            </Link>
          ) : (
            <Summary page={page} />
          )}
        </div>
      )}
      {extras.links && (
        <div className={classes.heroLinks}>
          {reviews.hasQuestions && (
            <a href={`#${QUESTIONS_ANCHOR}`} className={LINK}>
              Questions and answers ({reviews.questionCount})
            </a>
          )}
          {reviews.hasShoppers && (
            <Link to={routes.page({ slug: 'customer-showcase' })} className={LINK}>
              Shoppers’ own pictures
            </Link>
          )}
        </div>
      )}
      {extras.offer && (
        <div className={classes.heroOffer}>
          <Suspense fallback={<span className={classes.heroPlaceholder} />}>
            {isNeeded ? <PageOffers page={page} /> : <span className={classes.heroPlaceholder} />}
          </Suspense>
        </div>
      )}
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-kea underline underline-offset-4'
