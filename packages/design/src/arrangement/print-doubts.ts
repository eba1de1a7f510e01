import type { CropBox, DesignDocument, DesignPhoto, DesignSurface, PlacedPhoto } from '../document/document'
import { photoOf, placedPhotosOf } from '../document/records'
import { isAutomatic, shownPart, subjectOf } from '../geometry/automatic-crop'
import { aspectOf, turnedPhoto } from '../geometry/crop'
import { coveredPart } from '../geometry/quiet-areas'
import { levelOf, pixelsOf, ppiOf, type QualityLevel } from '../geometry/resolution'
import { geometryOn } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { type Print, printsOf } from './print-lines'

/** Why a print needs a look. */
export interface Doubt {
  /** The photo has few pixels for its size; the subject is cut; much of the photo is cut. */
  kind: 'quality' | 'subject' | 'shape'
  level: QualityLevel
  text: string
}

/** A print with its photo. */
export interface PrintView extends Print {
  /** The photo that fills it; null for a print of a text. */
  placed: PlacedPhoto | null
  photo: DesignPhoto | null
  doubts: readonly Doubt[]
}

/** The subject is cut where more than a third of it is outside. */
const SUBJECT_LEAST = 2 / 3
/** A square print of a photo 3:2 shows two thirds of it, which is usual. */
const SHAPE_LEAST = 0.65

const isCut = (subject: CropBox | null, crop: CropBox): boolean =>
  subject !== null && coveredPart(subject, [crop]) < SUBJECT_LEAST

/** The doubts about a print. Those about the crop end where the shopper has set it. */
function doubtsOf(definition: ProductDefinition, design: DesignDocument, { surface }: Print, at: PrintView): Doubt[] {
  const { placed, photo } = at
  if (!placed || !photo) return []
  const print = geometryOn(definition, design, surface).photo
  const aspect = aspectOf(print)
  const { crop } = placed.data
  const level = levelOf(ppiOf(crop, turnedPhoto(pixelsOf(photo), placed.data), print), definition.resolution)
  const doubts: Doubt[] = []
  if (level === 'poor') doubts.push({ kind: 'quality', level, text: 'Comes out blurry' })
  if (level === 'fair') doubts.push({ kind: 'quality', level, text: 'A little soft' })
  if (!isAutomatic(photo, placed, aspect)) return doubts
  if (shownPart(photo, placed.data, aspect) < SHAPE_LEAST) {
    doubts.push({ kind: 'shape', level: 'fair', text: 'Much is cut off' })
  } else if (isCut(subjectOf(photo, placed.data), crop)) {
    doubts.push({ kind: 'subject', level: 'fair', text: 'Check the crop' })
  }
  return doubts
}

/** The last view of each print: among hundreds of prints, one change must not cost a new look at all of them. */
const LAST = new WeakMap<DesignSurface, { definition: ProductDefinition; view: PrintView }>()

/** The same object as before while nothing about the print has changed. */
function viewOf(
  definition: ProductDefinition,
  design: DesignDocument,
  print: Print,
  placed: PlacedPhoto | null,
): PrintView {
  const photo = placed && photoOf(design, placed.data.photo)
  const last = LAST.get(print.surface)
  if (last && last.definition === definition) {
    const { view } = last
    if (view.placed === placed && view.photo === photo && view.options === print.options) return view
  }
  const bare = { ...print, placed, photo, doubts: [] }
  const view = { ...bare, doubts: doubtsOf(definition, design, print, bare) }
  LAST.set(print.surface, { definition, view })
  return view
}

/** All prints in their order, with their photos and what is doubtful. */
export function printViews(definition: ProductDefinition, design: DesignDocument): PrintView[] {
  const filling = new Map(
    placedPhotosOf(design).flatMap((placed) => (placed.frame ? [] : [[placed.surface, placed] as const])),
  )
  return printsOf(design).map((print) => viewOf(definition, design, print, filling.get(print.surface.id) ?? null))
}
