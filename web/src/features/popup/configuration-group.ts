import type { Page } from '@kea/shared/page/page'
import type { Settings } from '@kea/shared/page/settings'
import { isMobile } from '@kea/shared/tracking/device'

interface Sources {
  settings: Settings
  userAgent: string
  /** Undefined until it has loaded. */
  page: Page | undefined
  isOfferPopup: boolean
}

/** What the shop is set to in this browser: its settings, the device, the page, and the flag of the offer. */
export const configurationGroup = ({ settings, userAgent, page, isOfferPopup }: Sources) => ({
  configvalues: settings,
  isMobile: isMobile(userAgent),
  pageData: page?.status === 200 ? page : null,
  isOfferPopup,
})
