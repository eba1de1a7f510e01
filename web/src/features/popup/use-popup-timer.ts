import { POPUP_DELAY_MS } from '@kea/shared/newsletter/popup'
import { useEffect, useState } from 'react'
import { isBusy } from './busy'
import { isKnownSubscriber } from './known-subscriber'
import { openPopup, readOfferFlag } from './offer-flag'

/** A shopper who is busy is asked when that has ended. */
const LATER_MS = 1000

/** Opens the popup six seconds after a page has loaded, unless the browser has seen it or the shopper has subscribed. */
export function usePopupTimer(isWanted: boolean, path: string): void {
  const [first] = useState(path)
  useEffect(() => {
    if (!isWanted) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      if (readOfferFlag() || (await isKnownSubscriber()) || left.signal.aborted) return
      if (isBusy()) timer = setTimeout(ask, LATER_MS)
      else openPopup()
    }
    // The clock of the document began with its load.
    const passed = path === first ? performance.now() : 0
    timer = setTimeout(ask, Math.max(0, POPUP_DELAY_MS - passed))
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [isWanted, path, first])
}
