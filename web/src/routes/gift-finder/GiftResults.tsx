import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { classNames } from '~/lib/class-names'
import { Button, ButtonLink } from '~/ui/Button'
import { type Answers, NO_ANSWERS, queryOf, STEP } from './finder-address'
import { lateNote, looserLabel, nothingFound, presents, summaryOf } from './finder-words'
import { GiftGrid } from './GiftGrid'
import type { Finder } from './gift-finder-query'

const LINK = 'text-kea underline'

interface GiftResultsProps {
  finder: Finder
  isWaiting: boolean
  onAnswer: (code: keyof Answers, value: string | null) => void
  onMore: () => void
}

/** What the store found: the presents, what to ask less of where few are left, and what still comes in time. */
export function GiftResults({ finder, isWaiting, onAnswer, onMore }: GiftResultsProps) {
  const { answers, questions, gifts, skus, looser } = finder
  const summary = summaryOf(answers, questions)
  const rest = skus.length - gifts.length
  return (
    <section
      aria-label="Presents"
      aria-busy={isWaiting}
      className={classNames('transition-opacity duration-150', isWaiting && 'opacity-50')}
    >
      <p role="status" className="sr-only">
        {presents(skus.length)}
        {summary && `. ${summary}`}
      </p>
      {gifts.length > 0 && (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h2 className="font-display text-heading font-bold">{presents(skus.length)}</h2>
              {summary && (
                <p className="mt-1.5 text-ink-soft">
                  {summary}.{' '}
                  <Link to={queryOf(NO_ANSWERS)} preventScrollReset className={`whitespace-nowrap ${LINK}`}>
                    Start again
                  </Link>
                </p>
              )}
            </div>
            <WithPhoto skus={skus} />
          </div>
          <GiftGrid gifts={gifts} />
        </>
      )}
      {gifts.length > 0 && rest > 0 && (
        <p className="mt-10 text-center">
          <Button look="secondary" onClick={onMore}>
            Show {Math.min(STEP, rest)} more
          </Button>
        </p>
      )}
      {(looser.length > 0 || gifts.length === 0) && (
        <div className={classNames('rounded-picture bg-mist px-5 py-8 lg:px-10', gifts.length > 0 && 'mt-10')}>
          <h2 className="font-display text-subheading font-bold">
            {gifts.length === 0 ? nothingFound(finder) : 'Would you like more to choose from?'}
          </h2>
          <p className="mt-2 text-ink-soft">Change one answer:</p>
          <div className="mt-4 flex flex-wrap gap-2">
            {looser.map((one) => (
              <Button key={one.code} look="secondary" onClick={() => onAnswer(one.code, one.value)}>
                {looserLabel(one)}
              </Button>
            ))}
            <ButtonLink look="quiet" to={queryOf(NO_ANSWERS)} preventScrollReset>
              Start again
            </ButtonLink>
          </div>
        </div>
      )}
      <Certificate note={gifts.length > 0 ? lateNote(finder) : ''} />
    </section>
  )
}

/** A certificate is never too late. */
function Certificate({ note }: { note: string }) {
  return (
    <p className="mt-8 max-w-prose">
      {note || 'Can’t decide?'}{' '}
      <Link to={routes.giftCertificate()} className={LINK}>
        A gift certificate
      </Link>{' '}
      comes by email on the day you choose, and they pick the photo.
    </p>
  )
}

/** Those of the presents on which the shopper's photo can be drawn. */
function WithPhoto({ skus }: { skus: readonly string[] }) {
  const { photoProducts } = useSettings()
  const drawn = photoProducts.flatMap((entry) => {
    const [sku = ''] = entry.split(':')
    return skus.includes(sku) ? [sku] : []
  })
  if (drawn.length === 0) return null
  return (
    <ButtonLink look="secondary" to={`${routes.startWithPhoto()}?only=${drawn.join(',')}`}>
      {drawn.length === 1 ? 'See one of these with your photo' : `See ${drawn.length} of these with your photo`}
    </ButtonLink>
  )
}
