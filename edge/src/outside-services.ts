import type { OutsideServices } from '@kea/shared/measuring/outside-services'
import { isVendorKey, type VendorKey } from '@kea/shared/measuring/vendor-keys'
import type { Settings } from './settings'

/** The ids of the services outside the shop that its browsers may load after consent, and of the chat. */
export function outsideServices({ TAG_MANAGER_ID, PIXEL_IDS, CHAT_ID }: Settings): OutsideServices {
  const pixels = PIXEL_IDS.flatMap((pixel): [VendorKey, string][] => {
    const [key = '', id = ''] = pixel.split(':')
    return isVendorKey(key) ? [[key, id]] : []
  })
  return { vendors: new Map([...(TAG_MANAGER_ID ? [['gtm', TAG_MANAGER_ID] as const] : []), ...pixels]), chat: CHAT_ID }
}
