import type { DesignPhoto } from '../document/document'

/** A photo of 3 to 2, lying or upright. */
export const photoAt = (at: number, isUpright = false): DesignPhoto => ({
  kind: 'photo',
  id: `p${at}`,
  upload: null,
  name: `p${at}.jpg`,
  widthPx: isUpright ? 1000 : 1500,
  heightPx: isUpright ? 1500 : 1000,
})
