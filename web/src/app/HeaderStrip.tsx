import { headerClasses as classes, LAST_DAY_ID } from '@kea/shared/first-view/header-classes'
import { phoneHref, phoneText, REVIEWS, STARS } from '@kea/shared/first-view/navigation'
import { bannerOf } from '@kea/shared/page/offer'
import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { useWhenIdle } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { AccountLinks } from './AccountLinks'

/** Read from the first view before React replaces it: the first format of a date takes a phone tens of milliseconds. */
const lastDay = globalThis.document?.getElementById(LAST_DAY_ID)?.textContent

const LAST_DAY = lastDay && (
  <span>
    Until <span className={classes.lastDay}>{lastDay}</span>
  </span>
)

const Countdown = lazyWithRetry(async () => (await import('~/ui/Countdown')).Countdown, { instead: LAST_DAY })

/** The strip above the bar: offer, phone, reviews, account links and the store notice. */
export function HeaderStrip({ offer }: { offer: HeaderOfferData | null }) {
  const { phone } = useSettings()
  const notice = offer?.store_notice?.trim()
  return (
    <>
      <div className={classes.strip}>
        <div className={classes.stripBar}>
          <OfferBanner offer={offer} />
          <div className={classes.stripLinks}>
            {phone && (
              <a href={phoneHref(phone)} className={classes.stripLink}>
                {phoneText(phone)}
              </a>
            )}
            <Link to={REVIEWS.path} className={classes.stripLink}>
              <span aria-hidden="true" className={classes.stars}>
                {STARS}
              </span>
              {REVIEWS.label}
            </Link>
            <AccountLinks />
          </div>
        </div>
      </div>
      {notice && <p className={classes.notice}>{notice}</p>}
    </>
  )
}

function OfferBanner({ offer }: { offer: HeaderOfferData | null }) {
  const isIdle = useWhenIdle()
  const banner = bannerOf(offer, Date.now())
  if (!banner) return null
  const { title, text, path, end } = banner
  return (
    <p className={classes.banner}>
      {title && <strong className={classes.bannerTitle}>{title}</strong>}
      {text && path && (
        <Link to={path} className={classes.bannerLink}>
          {text}
        </Link>
      )}
      {text && !path && <span>{text}</span>}
      {end !== null && (
        <span className={classes.bannerTimer}>
          {isIdle ? (
            <Suspense fallback={LAST_DAY}>
              <Countdown end={end} label="Time left" />
            </Suspense>
          ) : (
            LAST_DAY
          )}
        </span>
      )}
    </p>
  )
}
