import { pageNoun } from '@kea/design/arrangement/filled-pages'
import { isEmpty } from '@kea/design/arrangement/is-empty'
import { pageNumbers } from '@kea/design/arrangement/page-numbers'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { unusedPhotos } from '@kea/design/arrangement/tray'
import { lockedPages } from '@kea/design/autofill/locked'
import type { DesignDocument, DesignSurface } from '@kea/design/document/document'
import type { ProductDefinition } from '@kea/design/product/definition'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How many pages these surfaces are. The bound pages of a book are counted, of which a spread is two; else each surface is one. */
function pagesOf(
  definition: ProductDefinition,
  { options }: DesignDocument,
  surfaces: readonly DesignSurface[],
): number {
  const numbers = pageNumbers(definition, options, surfaces)
  return numbers.size === 0 ? surfaces.length : [...numbers.values()].reduce((sum, { length }) => sum + length, 0)
}

/** What the shopper reads after all pages were filled. */
export function filledText(definition: ProductDefinition, design: DesignDocument): string {
  const noun = pageNoun(definition)
  const shown = shownSurfaces(definition, design)
  const all = pagesOf(definition, design, shown)
  const full = pagesOf(
    definition,
    design,
    shown.filter((surface) => !isEmpty(design, surface)),
  )
  const own = lockedPages(definition, design).length
  const left = unusedPhotos(definition, design, 'taken').length
  return [
    full === all ? `${counted(all, noun)} filled.` : `${full} of ${counted(all, noun)} filled.`,
    own > 0 && `${own} that you changed ${own === 1 ? 'stays' : 'stay'} as ${own === 1 ? 'it is' : 'they are'}.`,
    left > 0 && `${counted(left, 'photo')} ${left === 1 ? 'waits' : 'wait'} under Photos.`,
  ]
    .filter(Boolean)
    .join(' ')
}
