import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { HeroExtras } from '@kea/shared/page/hero'
import type { Page } from '@kea/shared/page/page'
import { routes } from '@kea/shared/routes'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Summary } from '~/features/reviews/Summary'
import { useWhenIdle } from '~/features/scheduling/use-when-wanted'
import { QUESTIONS_ANCHOR } from '~/lib/anchors'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

// Offers are HTML, and the sanitiser weighs more than all the rest.
const PageOffers = lazyWithRetry(async () => (await import('~/features/widgets/OfferTicker')).PageOffers)

/** Figures of reviews, links to what others asked and showed, and the offers, in the rooms that were kept for them. */
export function Extras({ page, extras }: { page: Page; extras: HeroExtras }) {
  const isIdle = useWhenIdle()
  const { reviews } = page
  return (
    <div className={classes.heroExtras}>
      {extras.rating && (
        <div className={classes.heroRating}>
          {reviews.display === 'service' ? (
            <Link to={routes.page({ slug: 'reviews' })} className="font-semibold text-ink underline underline-offset-4">
              {page.settings.ratingLine}
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
            {isIdle ? <PageOffers page={page} /> : <span className={classes.heroPlaceholder} />}
          </Suspense>
        </div>
      )}
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-kea underline underline-offset-4'
