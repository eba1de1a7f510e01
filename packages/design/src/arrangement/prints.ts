import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignItem, DesignPhoto, DesignRecord, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { itemsOf, itemsOn, optionsOn, surfacesOf } from '../document/records'
import { refitted } from '../edits/edits'
import { listedOrientation } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { hasOptions } from './has-options'
import { placePhoto } from './place-photo'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** The most copies of one print. */
export const COPIES_MAX = 999

/** An id that no record has yet. */
function freeSurfaceId({ records }: Design, wanted: string): string {
  let id = wanted
  for (let count = 2; Object.hasOwn(records, id); count += 1) id = `${wanted}:${count}`
  return id
}

/**
 * One more print of a photo, after all others, with the options of the design. The first one takes the empty surface of a
 * new design.
 */
export function addPrint(definition: ProductDefinition, design: DesignDocument, photo: DesignPhoto): Patch {
  const surfaces = surfacesOf(design)
  const [first] = surfaces
  if (surfaces.length === 1 && first && itemsOn(design, first).length === 0) {
    return placePhoto(definition, design, first, photo)
  }
  const surface: DesignSurface = {
    kind: 'surface',
    id: freeSurfaceId(design, `surface:${photo.id}`),
    part: first?.part ?? definition.parts[0]?.id ?? '',
    order: generateKeyBetween(surfaces.at(-1)?.order ?? null, null),
    orientation: listedOrientation(definition),
  }
  const added: Patch = { put: [surface] }
  return joinPatches(added, placePhoto(definition, applyPatch(design, added).document, surface, photo))
}

/** Removes prints with all that is on them. Their photos stay in the design, and one empty surface. */
export function removePrints(definition: ProductDefinition, design: DesignDocument, ids: readonly string[]): Patch {
  const gone = new Set(ids)
  const surfaces = surfacesOf(design)
  const items: DesignItem[] = itemsOf(design).filter(({ surface }) => gone.has(surface))
  const left = surfaces.filter(({ id }) => !gone.has(id))
  const [kept] = left.length === 0 ? surfaces : []
  const removed = surfaces.filter(({ id }) => gone.has(id) && id !== kept?.id)
  return {
    remove: [...items.map(({ id }) => id), ...removed.map(({ id }) => id)],
    put: kept ? [plain({ ...kept, orientation: listedOrientation(definition) })] : [],
  }
}

/** A surface without copies and options of its own. */
const plain = ({ copies: _, options: __, ...surface }: DesignSurface): DesignSurface => surface

const chosen = (design: Design, ids: readonly string[]): DesignSurface[] => {
  const wanted = new Set(ids)
  return surfacesOf(design).filter(({ id }) => wanted.has(id))
}

/** Sets how often prints are printed. */
export const setCopies = (design: Design, ids: readonly string[], copies: number): Patch => ({
  put: chosen(design, ids).map(({ copies: _, ...surface }): DesignRecord => {
    const limited = Math.min(Math.max(Math.round(copies), 1), COPIES_MAX)
    return limited === 1 ? surface : { ...surface, copies: limited }
  }),
})

/** A surface with these options; without a list of its own where it has those of the design. */
function withOptions(surface: DesignSurface, options: readonly string[], ofDesign: readonly string[]): DesignSurface {
  const { options: _, ...rest } = surface
  return hasOptions(options, ofDesign) ? rest : { ...rest, options: [...options] }
}

/**
 * Chooses an option for prints. Their photos keep centre and zoom as far as they can.
 *
 * @param ids null for all prints, and those that are added later
 * @param choose the options with the chosen one among them
 */
export function choosePrintOption(
  definition: ProductDefinition,
  design: DesignDocument,
  ids: readonly string[] | null,
  choose: (options: readonly string[]) => readonly string[],
): Patch {
  const options = ids === null ? choose(design.options) : design.options
  const surfaces = (ids === null ? surfacesOf(design) : chosen(design, ids)).map((surface) =>
    withOptions(surface, choose(optionsOn(design, surface)), options),
  )
  const put = refitted(definition, design, { options, surfaces })
  return ids === null ? { options, put } : { put }
}
