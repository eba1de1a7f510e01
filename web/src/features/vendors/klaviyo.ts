import { fromCents } from '@kea/shared/money'
import type { Fact, Item } from '~/features/events/fact'
import { loadScript } from '~/lib/load-script'
import { isOpenAddress, type VendorTag } from './vendor'

declare global {
  interface Window {
    klaviyo?: { push: (...commands: unknown[]) => unknown }
    /** What waits for its script. */
    _klOnsite?: unknown[]
  }
}

const about = ({ sku, name, cents, quantity }: Item) => ({
  ProductID: sku,
  ProductName: name,
  Price: fromCents(cents),
  Quantity: quantity,
})

function tell(fact: Fact): void {
  const track = (name: string, properties: object) => window.klaviyo?.push(['track', name, properties])
  if (fact.kind === 'product') track('Viewed Product', about(fact.item))
  else if (fact.kind === 'added') for (const item of fact.items) track('Added to Cart', about(item))
}

export const klaviyo: VendorTag = {
  isToldAt: isOpenAddress,
  scripts: ['https://static.klaviyo.com/', 'https://static-tracking.klaviyo.com/'],
  start(id) {
    window._klOnsite ??= []
    const waiting = window._klOnsite
    window.klaviyo ??= { push: (...commands) => waiting.push(...commands) }
    loadScript(`https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${id}`)
    return tell
  },
  // It has no command for this; the document is loaded anew.
  stop: () => {},
}
