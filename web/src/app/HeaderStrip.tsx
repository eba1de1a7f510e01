import { LAST_DAY_ID } from '@kea/shared/first-view/header-classes'
import { bannerOf } from '@kea/shared/page/offer'
import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { HeaderStripView, LastDay, OfferBanner } from '@kea/shared/view/HeaderStripView'
import { type MouseEvent, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { useWhenIdle } from '~/features/scheduling/use-when-needed'
import { openPanelLazily } from '~/lib/lazy-interface'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { AccountLinks } from './AccountLinks'

/** Read from the first view before React replaces it: the first format of a date takes a phone tens of milliseconds. */
const lastDay = globalThis.document?.getElementById(LAST_DAY_ID)?.textContent

const LAST_DAY = lastDay && <LastDay day={lastDay} />

const Countdown = lazyWithRetry(async () => (await import('~/ui/Countdown')).Countdown, { instead: LAST_DAY })

function openHelp(event: MouseEvent): void {
  event.preventDefault()
  openPanelLazily('help')
}

/** The strip above the bar. */
export function HeaderStrip({ offer }: { offer: HeaderOfferData | null }) {
  const settings = useSettings()
  return (
    <HeaderStripView
      Link={Link}
      settings={settings}
      offer={offer}
      banner={<RunningOffer offer={offer} />}
      account={<AccountLinks />}
      onHelp={openHelp}
    />
  )
}

function RunningOffer({ offer }: { offer: HeaderOfferData | null }) {
  const isIdle = useWhenIdle()
  const banner = bannerOf(offer, Date.now())
  if (!banner) return null
  const timer =
    isIdle && banner.end !== null ? (
      <Suspense fallback={LAST_DAY}>
        <Countdown end={banner.end} label="Time left" />
      </Suspense>
    ) : (
      LAST_DAY
    )
  return <OfferBanner Link={Link} banner={banner} timer={timer} />
}
