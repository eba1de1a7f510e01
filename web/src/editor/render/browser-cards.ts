import { withRetry } from '~/lib/with-retry'
import { OnDemand } from '../model/OnDemand'

/** What draws rank and suit of playing cards. */
export const browserCards = new OnDemand(() =>
  withRetry(async () => (await import('@kea/design/geometry/card-index')).cardIndex),
)
