import { withRetry } from '~/lib/with-retry'
import { OnDemand } from '../model/OnDemand'

/** What bends the tubes of a neon sign, with its fonts. */
export const browserNeons = new OnDemand(() =>
  withRetry(async () => (await import('@kea/design/items/neon/neon-engine')).NEONS),
)
