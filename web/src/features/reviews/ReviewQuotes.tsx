import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { Section } from '~/ui/Section'
import { WhenNear } from '~/ui/WhenNear'
import type { Review } from './reviews'
import { useReviews } from './use-reviews'

const SHOWN = 3

interface ReviewQuotesProps {
  sku: string | null
  title?: string | undefined
  isSample: boolean
}

/** The newest reviews as large quotes without stars. The page of all reviews shows the stars. */
export function ReviewQuotes({ sku, title = 'What our customers say', isSample }: ReviewQuotesProps) {
  return (
    <WhenNear>
      <Section title={title}>
        <Quotes sku={sku} />
        <p className="mt-8 flex flex-wrap gap-x-4 text-ink-soft">
          {isSample && <span>Sample reviews.</span>}
          <Link to={routes.page({ slug: 'reviews' })} className="text-kea underline">
            Read all reviews, good and bad
          </Link>
        </p>
      </Section>
    </WhenNear>
  )
}

/** Removes reviews with the same text. */
const distinct = (reviews: readonly Review[]): Review[] =>
  reviews.filter(({ text }, at) => reviews.findIndex((other) => other.text === text) === at)

function Quotes({ sku }: { sku: string | null }) {
  const { reviews } = useReviews(sku, null)
  return (
    <ul className="grid min-h-36 gap-10 lg:grid-cols-3 lg:gap-14">
      {distinct(reviews)
        .slice(0, SHOWN)
        .map(({ text, nickname, product }) => (
          <li key={text}>
            <blockquote className="font-display text-subheading leading-snug">“{text}”</blockquote>
            <p className="mt-4 text-sm text-ink-soft">
              {nickname}
              {product && (
                <>
                  {', on '}
                  <Link to={product.path} className="underline">
                    {product.name}
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
    </ul>
  )
}
