import type { DesignDocument, DesignPhoto, PlacedPhoto } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { placedPhotosOf, surfaceOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { addPrint } from './prints'

/** The white that is seen, as a part of the shorter side of the print. */
const BORDER_SHARE = 0.04
const WHITE = '#ffffff'

/** The photos that fill their prints, by the ids of these. */
const fillingPhotos = (design: Pick<DesignDocument, 'records'>): PlacedPhoto[] =>
  placedPhotosOf(design).filter(({ frame }) => !frame)

/** The border of a print, which begins in the bleed: the printer cuts that part off. */
function whiteBorder(
  definition: ProductDefinition,
  design: DesignDocument,
  print: string,
): PlacedPhoto['data']['border'] {
  const surface = surfaceOf(design, print)
  if (!surface) return undefined
  const { face, photo } = geometryOn(definition, design, surface)
  const bleed = Math.max((photo.width - face.width) / 2, 0)
  return { colour: WHITE, widthMm: bleed + Math.min(face.width, face.height) * BORDER_SHARE }
}

/**
 * Gives prints a white border, or takes theirs away.
 *
 * @param ids null for all prints
 */
export function setPrintBorders(
  definition: ProductDefinition,
  design: DesignDocument,
  ids: readonly string[] | null,
  isOn: boolean,
): Patch {
  const photos = fillingPhotos(design).filter(({ surface }) => ids === null || ids.includes(surface))
  return {
    put: photos.map((placed) => {
      const { border: _, ...data } = placed.data
      const border = isOn ? whiteBorder(definition, design, placed.surface) : undefined
      return { ...placed, data: { ...data, ...(border && { border }) } }
    }),
  }
}

/** One more print of a photo. It has a white border where all the others have a border. */
export function addPrintLikeOthers(definition: ProductDefinition, design: DesignDocument, photo: DesignPhoto): Patch {
  const others = fillingPhotos(design)
  const added = addPrint(definition, design, photo)
  if (others.length === 0 || others.some(({ data }) => !data.border)) return added
  const known = new Set(others.map(({ id }) => id))
  const after = applyPatch(design, added).document
  const prints = fillingPhotos(after).flatMap(({ id, surface }) => (known.has(id) ? [] : [surface]))
  return joinPatches(added, setPrintBorders(definition, after, prints, true))
}
