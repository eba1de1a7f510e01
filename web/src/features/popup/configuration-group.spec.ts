import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { pageAt } from '@kea/shared/testing/page'
import { expect, it } from 'vitest'
import { configurationGroup } from './configuration-group'

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'

it('the configuration of a page has exactly its settings, the device, the page and the flag of the offer', () => {
  const page = pageAt('/photo-mugs', { cms: { identifier: 'photo-mugs' } as never })
  const settings = { ...NO_SETTINGS, brand: 'Brand' }
  expect(configurationGroup({ settings, userAgent: PHONE, page, isOfferPopup: true })).toStrictEqual({
    configvalues: settings,
    isMobile: true,
    pageData: page,
    isOfferPopup: true,
  })
  expect(configurationGroup({ settings, userAgent: DESKTOP, page: undefined, isOfferPopup: false })).toStrictEqual({
    configvalues: settings,
    isMobile: false,
    pageData: null,
    isOfferPopup: false,
  })
})

it('a page that is not there has no page data', () => {
  const page = pageAt('/nothing', { status: 404 })
  const sources = { settings: NO_SETTINGS, userAgent: DESKTOP, isOfferPopup: false }
  expect(configurationGroup({ ...sources, page }).pageData).toBeNull()
})
