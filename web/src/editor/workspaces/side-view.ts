import { pageName } from '@kea/design/arrangement/page-names'
import { isCopy, type PrintedSide, seenSides } from '@kea/design/arrangement/printed-sides'
import type { DesignDocument, DesignItem } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import type { ProductDefinition } from '@kea/design/product/definition'

/** A side of the piece with all that its small picture shows. */
export interface SideView {
  side: PrintedSide
  /** What a shopper calls it. */
  name: string
  /** The place among the shown sides, from 0: numbers, months and cards are drawn by it. */
  place: number
  /** Back to front. */
  items: readonly DesignItem[]
  options: DesignDocument['options']
  settings: DesignDocument['settings']
}

/** The sides of a design that do not look like another one, in print order. */
export const sideViews = (definition: ProductDefinition, design: DesignDocument): SideView[] =>
  seenSides(definition, design).map((side, place) => {
    const { part, surface } = side
    const label = isCopy(side) ? part.label : pageName(definition, design, surface)
    return {
      side,
      name: part.sameAs?.mirrored ? `${label}, mirrored` : label,
      place,
      items: itemsOn(design, surface),
      options: design.options,
      settings: design.settings,
    }
  })

/** True where both look the same: a design may have many sides, and a change is on one of them. */
export const isSameSide = (a: SideView, b: SideView): boolean =>
  a.side.part.id === b.side.part.id &&
  a.side.surface === b.side.surface &&
  a.name === b.name &&
  a.place === b.place &&
  a.options === b.options &&
  a.settings === b.settings &&
  a.items.length === b.items.length &&
  a.items.every((item, at) => item === b.items[at])
