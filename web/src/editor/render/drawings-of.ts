import type { CardIndex } from '@kea/design/geometry/overlays'
import type { FontsAndDrawings } from '@kea/design/items/item-type'
import type { Months } from '@kea/design/items/month/months'
import type { Neons } from '@kea/design/items/neon/neons'
import type { GraphicLibrary } from '../graphics/GraphicLibrary'
import type { OnDemand } from '../model/OnDemand'
import type { FontLibrary } from '../text/FontLibrary'

/** Where the tool has letters, drawings, months, ranks and signs from. */
export interface DrawingLibraries {
  fonts: FontLibrary
  graphics: GraphicLibrary
  months: OnDemand<Months>
  cards: OnDemand<CardIndex>
  neons: OnDemand<Neons>
}

/** What composes letters, drawings, months, ranks and signs, as far as they are loaded. */
export const drawingsOf = ({ fonts, graphics, months, cards, neons }: DrawingLibraries): FontsAndDrawings => ({
  shape: fonts.shape,
  drawing: graphics.drawing,
  months: months.read,
  cards: cards.read,
  neons: neons.read,
})

/** What bends a sign in any case, also one that another thread could bend: for pictures that are painted once. */
export function bentAtOnce({ neons, ...drawings }: FontsAndDrawings): FontsAndDrawings {
  return {
    ...drawings,
    neons: () => {
      const loaded = neons()
      if (!loaded) return null
      const { isAwaited: _, ...others } = loaded
      return others
    },
  }
}
