import { entriesOf } from '~/features/events/data-layer'
import type { Fact } from '~/features/events/fact'
import { loadScript } from '~/lib/load-script'
import { commandsOf, denyGoogle, grantGoogle } from './google-consent'
import { isOpenPage, type VendorTag } from './vendor'

/** Its own list, so that a tag manager in the same page does not read the same twice. */
const LAYER = 'analyticsLayer'

declare global {
  interface Window {
    [LAYER]?: unknown[]
  }
}

/** Names that this service knows; the shop's own are left out. */
const KNOWN = new Set(['view_item', 'view_item_list', 'add_to_cart', 'begin_checkout', 'purchase', 'search', 'sign_up'])

const layer = (): unknown[] => {
  window[LAYER] ??= []
  return window[LAYER]
}

function eventsOf(fact: Fact): [string, object][] {
  if (fact.kind === 'page') return [['page_view', {}]]
  // The server reports an order that is paid later.
  if (fact.kind === 'purchased' && !fact.isPaid) return []
  return entriesOf(fact).flatMap(({ event, ecommerce, ...more }): [string, object][] =>
    typeof event === 'string' && KNOWN.has(event) ? [[event, { ...more, ...(ecommerce as object) }]] : [],
  )
}

/** Google Analytics by its own script. */
export const analytics: VendorTag = {
  isToldAt: isOpenPage,
  scripts: ['https://www.googletagmanager.com/'],
  start(id) {
    const gtag = commandsOf(layer())
    grantGoogle(layer())
    // Without its query, which may have what was searched for.
    const place = () => ({ page_location: location.origin + location.pathname })
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, ...place() })
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=${LAYER}`)
    return (fact) => {
      for (const [name, about] of eventsOf(fact)) gtag('event', name, { ...about, ...place(), send_to: id })
    }
  },
  stop: () => denyGoogle(layer()),
}
