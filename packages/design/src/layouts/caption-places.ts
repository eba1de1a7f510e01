import type { Box } from '../geometry/display-list'
import { foldStrips, type Half } from '../geometry/folds'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import type { ProductPart } from '../product/definition'
import type { TextData } from '../text/text-data'
import type { SurfaceLayout } from './layout-data'

/** A place for the words of a photo, in mm from the top left of the face. */
export interface WordsBox {
  box: Box
  /** The height of its letters. */
  sizeMm: number
  align: TextData['align']
}

/** A place of a layout that is shared by a photo and its words. */
interface SharedPlace {
  photo: Box
  words: WordsBox
}

/** The height of the letters, as a part of the page's shorter side: four millimetres on a page of twenty centimetres. */
const LETTER_SHARE = 0.02
/** A line has room for the width of so many letters, or they become smaller; nobody reads them below this height. */
const LINE_EM = 8
const READABLE_MM = 1.5
/** A line of words, and between the photo and its words; in heights of a letter. */
export const LINE_HEIGHT = 1.2
const AIR = 0.8
const LINES = 2
/** Of a place, the most that words below take, and what words beside take. */
const BELOW_MOST = 0.45
const BESIDE = 0.38
/** Above the number of a page, in heights of its digits. */
const NUMBER_LINE = 1.6

/** True for the pages of a book: what lies open in the hand is read. */
export const takesCaptions = ({ fold, allows }: Pick<ProductPart, 'fold' | 'allows'>): boolean =>
  fold !== undefined && allows.includes('text')

const sizeOn = ({ width, height }: Size): number => Math.min(width, height) * LETTER_SHARE

/** How far from the lower edge words end: inside what may be cut, and above the number of the page. */
const footMm = ({ safeMm, pageNumbers }: ProductPart): number =>
  Math.max(safeMm, pageNumbers ? pageNumbers.fromEdgeMm + pageNumbers.sizeMm * NUMBER_LINE : 0)

function below(place: Box, page: Size, part: ProductPart): SharedPlace {
  const sizeMm = sizeOn(page)
  const beyond = Math.max(place.y + place.height - (page.height - footMm(part)), 0)
  const air = AIR * sizeMm
  const lines = LINES * LINE_HEIGHT * sizeMm
  const taken = Math.min(air + lines + beyond, place.height * BELOW_MOST)
  const photo = { ...place, height: place.height - taken }
  const y = photo.y + photo.height + air
  const height = Math.max(taken - air - beyond, LINE_HEIGHT * sizeMm)
  return { photo, words: { box: { ...place, y, height }, sizeMm, align: 'centre' } }
}

/** Words stand on the side that is away from the binding, where no fold hides them. */
function beside(place: Box, page: Size, part: ProductPart, bound: Half | null): SharedPlace {
  const sizeMm = sizeOn(page)
  const taken = place.width * BESIDE
  const width = taken - AIR * sizeMm
  const isLeft = bound === 'right' || part.fold?.at === 1
  const photo = { ...place, x: place.x + (isLeft ? taken : 0), width: place.width - taken }
  const x = isLeft ? place.x : place.x + place.width - width
  return { photo, words: { box: { ...place, x, width }, sizeMm, align: isLeft ? 'right' : 'left' } }
}

/** Divides a place of a layout between a photo and its words. */
export const shareWithWords = (
  place: Box,
  captions: NonNullable<SurfaceLayout['captions']>,
  { page, part, bound }: { page: Size; part: ProductPart; bound: Half | null },
): SharedPlace => (captions === 'below' ? below(place, page, part) : beside(place, page, part, bound))

/** Of a place for words what is neither near to an edge nor to the fold; null where no line is left. */
export function readableWords(words: WordsBox, geometry: SurfaceGeometry): WordsBox | null {
  const { part, face } = geometry
  const { box } = words
  let from = Math.max(box.x, part.safeMm)
  let to = Math.min(box.x + box.width, face.width - part.safeMm)
  for (const { x, width } of foldStrips(geometry)) {
    if (x >= to || x + width <= from) continue
    // Words under a photo that lies on both pages stand on one of them.
    if (x - from >= to - (x + width)) to = x
    else from = x + width
  }
  const top = Math.max(box.y, part.safeMm)
  const bottom = Math.min(box.y + box.height, face.height - footMm(part))
  const sizeMm = Math.min(words.sizeMm, (to - from) / LINE_EM)
  if (sizeMm < READABLE_MM || bottom - top < sizeMm * LINE_HEIGHT) return null
  return { ...words, sizeMm, box: { x: from, y: top, width: to - from, height: bottom - top } }
}
