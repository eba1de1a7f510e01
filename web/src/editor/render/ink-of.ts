import type { CardIndex } from '@kea/design/geometry/overlays'
import type { Ink } from '@kea/design/items/item-type'
import type { Months } from '@kea/design/items/month/months'
import type { Neons } from '@kea/design/items/neon/neons'
import type { GraphicLibrary } from '../graphics/GraphicLibrary'
import type { OnDemand } from '../model/OnDemand'
import type { FontLibrary } from '../text/FontLibrary'

/** Where the tool has letters, drawings, months, ranks and signs from. */
export interface InkLibraries {
  fonts: FontLibrary
  graphics: GraphicLibrary
  months: OnDemand<Months>
  cards: OnDemand<CardIndex>
  neons: OnDemand<Neons>
}

/** What composes letters, drawings, months, ranks and signs, as far as they are loaded. */
export const inkOf = ({ fonts, graphics, months, cards, neons }: InkLibraries): Ink => ({
  shape: fonts.shape,
  drawing: graphics.drawing,
  months: months.read,
  cards: cards.read,
  neons: neons.read,
})

/** What bends a sign in any case, also one that another thread could bend: for pictures that are painted once. */
export function bentAtOnce({ neons, ...ink }: Ink): Ink {
  return {
    ...ink,
    neons: () => {
      const loaded = neons()
      if (!loaded) return null
      const { isAwaited: _, ...others } = loaded
      return others
    },
  }
}
