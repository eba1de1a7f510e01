import { pushToDataLayer } from '~/features/events/data-layer'
import { subscribe } from '~/features/events/report'
import { startCounting } from '~/features/events/start-counting'
import { isOurCampaign } from '~/features/visit/is-our-campaign'
import { documentLoad, keepVisit } from '~/features/visit/keep-visit'

/** Runs once in each document, after its first view: remembers how the shopper came, and starts the sinks of facts. */
export function beginDocument(): void {
  startCounting(keepVisit(documentLoad(), isOurCampaign))
  subscribe(pushToDataLayer)
}
