import type { Neons } from '@kea/design/items/neon/neons'
import { withRetry } from '~/lib/with-retry'
import { OnDemand } from '../model/OnDemand'

/** What bends the tubes of a neon sign, with its fonts. */
export const browserNeons: OnDemand<Neons> = new OnDemand(() =>
  withRetry(async () => (await import('./sign/open-neons')).openNeons((neons) => browserNeons.loaded.set(neons))),
)
