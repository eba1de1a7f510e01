import type { Ink } from '@kea/design/items/item-type'
import type { Months } from '@kea/design/items/month/months'
import type { GraphicLibrary } from '../graphics/GraphicLibrary'
import type { OnDemand } from '../model/OnDemand'
import type { FontLibrary } from '../text/FontLibrary'

/** Where the tool has letters, drawings and months from. */
export interface InkLibraries {
  fonts: FontLibrary
  graphics: GraphicLibrary
  months: OnDemand<Months>
}

/** What composes letters, drawings and months, as far as they are loaded. */
export const inkOf = ({ fonts, graphics, months }: InkLibraries): Ink => ({
  shape: fonts.shape,
  drawing: graphics.drawing,
  months: months.read,
})
