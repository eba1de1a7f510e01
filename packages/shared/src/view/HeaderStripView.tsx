import type { ReactNode } from 'react'
import { headerClasses as frame } from '../first-view/header-classes'
import { HELP, phoneHref, phoneText, REVIEWS, starsOf } from '../first-view/navigation'
import type { Banner } from '../page/offer'
import type { HeaderOfferData } from '../page/page-data'
import type { Settings } from '../page/settings'
import { routes } from '../routes'
import type { LinkPart, LinkProps } from './link'

interface HeaderStripViewProps {
  Link: LinkPart
  settings: Pick<Settings, 'phone' | 'rating' | 'countsSamples'>
  offer: HeaderOfferData | null
  banner: ReactNode
  /** The links of the account on wide screens. */
  account: ReactNode
  onHelp?: LinkProps['onClick']
}

/** The strip above the bar: offer, phone, reviews, help, account links and the store notice. */
export function HeaderStripView({ Link, settings, offer, banner, account, onHelp }: HeaderStripViewProps) {
  const { phone, rating, countsSamples } = settings
  const notice = offer?.store_notice?.trim()
  return (
    <>
      <div className={frame.strip}>
        <div className={frame.stripBar}>
          {banner}
          <div className={frame.stripLinks}>
            {phone && (
              <a href={phoneHref(phone)} className={frame.stripLink}>
                {phoneText(phone)}
              </a>
            )}
            <Link to={REVIEWS.path} className={frame.stripLink}>
              <span aria-hidden="true" className={frame.stars}>
                {starsOf(rating.average)}
              </span>
              {countsSamples && rating.count > 0 ? REVIEWS.ofSamples : REVIEWS.label}
            </Link>
            <Link to={HELP.path} className={frame.stripLink} onClick={onHelp}>
              {HELP.label}
            </Link>
            <Link to={routes.wishlist()} className={frame.stripLink}>
              Wishlist
            </Link>
            <div className={frame.account}>{account}</div>
          </div>
        </div>
      </div>
      {notice && <p className={frame.notice}>{notice}</p>}
    </>
  )
}

/** The offer that runs. `timer` is in its place for the time that is left. */
export function OfferBanner({ Link, banner, timer }: { Link: LinkPart; banner: Banner; timer: ReactNode }) {
  const { title, text, path, end } = banner
  return (
    <p className={frame.banner}>
      {title && <strong className={frame.bannerTitle}>{title}</strong>}
      {text && path !== null && (
        <Link to={path} className={frame.bannerLink}>
          {text}
        </Link>
      )}
      {text && path === null && <span>{text}</span>}
      {end !== null && <span className={frame.bannerTimer}>{timer}</span>}
    </p>
  )
}

/** The last day of an offer. `id` is in the document only: the script takes the day from there. */
export const LastDay = ({ day, id }: { day: string; id?: string }) => (
  <span>
    Until{' '}
    <span className={frame.lastDay} id={id}>
      {day}
    </span>
  </span>
)
