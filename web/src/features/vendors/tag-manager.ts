import { handOverDataLayer, pushToDataLayer } from '~/features/events/data-layer'
import { loadScript } from '~/lib/load-script'
import { denyGoogle, grantGoogle } from './google-consent'
import { isOpenPage, type VendorTag } from './vendor'

/** A tag manager reads the data layer of the page. */
export const tagManager: VendorTag = {
  isToldAt: isOpenPage,
  scripts: ['https://www.googletagmanager.com/'],
  start(id) {
    // Emptied, since it would read what was reported before the yes.
    const layer = handOverDataLayer()
    grantGoogle(layer)
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
    return pushToDataLayer
  },
  stop: () => denyGoogle(window.dataLayer ?? []),
}
