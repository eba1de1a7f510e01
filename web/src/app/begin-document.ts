import { fillDataLayer } from '~/features/events/data-layer'
import { startCounting } from '~/features/events/start-counting'
import { isOurCampaign } from '~/features/visit/is-our-campaign'
import { documentLoad, keepVisit } from '~/features/visit/keep-visit'
import { outsideServices } from '~/lib/consent'

/** Runs once in each document, after its first view: remembers how the shopper came, and starts the sinks of facts. */
export function beginDocument(): void {
  startCounting(keepVisit(documentLoad(), isOurCampaign))
  fillDataLayer()
  // A vendor whose code is blocked is nothing that a shopper misses.
  if (outsideServices().vendors.size > 0)
    import('~/features/vendors/apply-consent').then(({ applyConsent }) => applyConsent()).catch(() => {})
}
