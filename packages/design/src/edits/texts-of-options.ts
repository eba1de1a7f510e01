import type { DesignDocument, DesignSurface, PlacedText } from '../document/document'
import { surfaceOf } from '../document/records'
import { isSame } from '../document/sorted-fields'
import { geometryOn } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { startTextOf, startTexts } from './start'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** The texts of a surface for some options, and the part that lists them with others that have no place. */
const startOf = (definition: ProductDefinition, design: Design, surface: DesignSurface) => ({
  part: geometryOn(definition, design, surface).part,
  texts: startTexts(definition, design, surface),
})

/**
 * What becomes of the texts that have a place for some options only, such as those on a spine that is thick enough: they
 * are added with their place, and removed without it while they are as they started.
 *
 * @param surfaces as they are for these options
 */
export function textsOfOptions(
  definition: ProductDefinition,
  design: Design,
  options: readonly string[],
  surfaces: readonly DesignSurface[],
): { put: PlacedText[]; remove: string[] } {
  const changes = surfaces.map((surface) => {
    const was = startOf(definition, design, surfaceOf(design, surface.id) ?? surface)
    const now = startOf(definition, { ...design, options: [...options] }, surface)
    /** True for a text that is listed there too, but has no place. */
    const isWithoutPlace = ({ part, texts }: typeof was, text: PlacedText) =>
      startTextOf(part, text) !== undefined && texts.every(({ id }) => id !== text.id)
    const isUntouched = ({ id, frame, data }: PlacedText) => {
      const stored = design.records[id]
      return stored?.kind === 'item' && stored.type === 'text' && isSame([stored.frame, stored.data], [frame, data])
    }
    return {
      put: now.texts.filter((text) => isWithoutPlace(was, text) && !Object.hasOwn(design.records, text.id)),
      remove: was.texts.filter((text) => isWithoutPlace(now, text) && isUntouched(text)).map(({ id }) => id),
    }
  })
  return { put: changes.flatMap(({ put }) => put), remove: changes.flatMap(({ remove }) => remove) }
}
