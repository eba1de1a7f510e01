import type { VendorKey } from '@kea/shared/measuring/vendor-keys'
import { analytics } from './analytics'
import { bingTag } from './bing-tag'
import { klaviyo } from './klaviyo'
import { metaPixel } from './meta-pixel'
import { tagManager } from './tag-manager'
import type { VendorTag } from './vendor'

export const TAGS: Readonly<Record<VendorKey, VendorTag>> = {
  gtm: tagManager,
  ga4: analytics,
  meta: metaPixel,
  bing: bingTag,
  klaviyo,
}
