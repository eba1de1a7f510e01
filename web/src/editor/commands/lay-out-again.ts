import { isBound, isMonth } from '@kea/design/autofill/page-roles'
import { placedPhotosOn, surfaceOf } from '@kea/design/document/records'
import type { ProductPart } from '@kea/design/product/definition'
import { partOf } from '@kea/design/product/parts'
import type { Command, CommandContext } from './command'

/** True for the pages of a book and the months of a calendar, whose photos have several layouts. */
export const hasLayouts = (part: ProductPart): boolean => isBound(part) || isMonth(part)

/** Gives a page another arrangement of its photos. The code that knows them loads with the first use. */
const again = (idOf: (context: CommandContext) => string): Command => ({
  id: 'lay-out-again',
  label: 'Lay out again',
  shortcuts: ['a'],
  isEnabled: (context) => {
    const { product, design } = context
    const surface = surfaceOf(design, idOf(context))
    return (
      surface !== null &&
      hasLayouts(partOf(product.definition, design.options, surface.part)) &&
      placedPhotosOn(design, surface).length > 0
    )
  },
  run: (context) => {
    const id = idOf(context)
    return { code: async () => (await import('./auto-fill')).layOutPage(id) }
  },
  announce: '',
})

/** Lays the page in front out again. */
export const layOutAgain: Command = again(({ surface }) => surface.id)

/** Lays a page of the overview out again. */
export const layOutAgainOn = (id: string): Command => again(() => id)
