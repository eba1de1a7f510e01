import { withRetry } from '~/lib/with-retry'
import { OnDemand } from '../model/OnDemand'

/** What shows neon signs on walls, by night and by day. */
export const browserSignPainter = new OnDemand(() =>
  withRetry(async () => (await import('./sign/open-sign-painter')).openSignPainter()),
)
