import { shownSurfaces } from '../arrangement/shown-surfaces'
import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn } from '../document/records'
import type { ProductDefinition } from '../product/definition'

/** The layouts of a surface: that of the whole, or those of its two pages. */
function layoutOf({ layout, halves }: DesignSurface): string {
  if (layout) return `${layout.id} ${layout.gapMm}/${layout.marginMm}`
  return halves ? `${halves.left?.id ?? '-'} | ${halves.right?.id ?? '-'}` : '-'
}

/**
 * The pages of a design as lines of words: its layouts, and the number of the photo in each place.
 * `spread rows-2 | rows-1 : 4 5 6`.
 */
export const filledPages = (definition: ProductDefinition, design: DesignDocument): string[] =>
  shownSurfaces(definition, design).map((surface) => {
    const photos = itemsOn(design, surface)
      .flatMap((item) => (item.type === 'photo' ? item : []))
      .toSorted((a, b) => (a.slot ?? 99) - (b.slot ?? 99))
      .map(({ slot, data }) => `${slot === undefined ? '+' : ''}${Number(data.photo.slice(-3))}`)
    return `${surface.part} ${layoutOf(surface)} : ${photos.join(' ')}`
  })
