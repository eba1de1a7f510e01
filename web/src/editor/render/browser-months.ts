import { withRetry } from '~/lib/with-retry'
import { OnDemand } from '../model/OnDemand'

/** What draws the months of a calendar. */
export const browserMonths = new OnDemand(() =>
  withRetry(async () => (await import('@kea/design/items/month/month-engine')).MONTHS),
)
