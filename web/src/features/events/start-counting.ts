import { vitalName } from '@kea/shared/tracking/count'
import { Counting, sendBeacon } from './counting'
import { subscribe } from './report'
import { measure } from './vitals'

/**
 * Counts this document, and sends the counts when it is hidden: a phone may never show it again.
 *
 * @param source of the visit that begins with this document; null if none does
 */
export function startCounting(source: string | null): void {
  const counting = new Counting(sendBeacon)
  if (source !== null) counting.add('visit', source)
  subscribe(counting.take)
  const measured = measure()
  let isMeasured = false
  const send = () => {
    // A document has one value of each measure.
    if (!isMeasured)
      for (const [vital, value] of measured()) counting.add('vital', vitalName(vital, counting.firstPage, value))
    isMeasured = true
    counting.flush()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
  // Another company's script may fail; the browser does not say what it was.
  addEventListener('error', ({ filename }) => filename.startsWith(location.origin) && counting.countError())
  addEventListener('unhandledrejection', () => counting.countError())
}
