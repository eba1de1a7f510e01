import type { CropBox } from '../document/document'
import type { Box } from './display-list'
import { foldStrips } from './folds'
import { boxInFace, holeBoxes } from './outline'
import type { SurfaceGeometry } from './surfaces'

type Printed = Pick<SurfaceGeometry, 'part' | 'face' | 'photo'>

/** The quiet areas of a part in mm from the top left of its face. */
export const quietBoxes = ({ part, face }: Omit<Printed, 'photo'>): (Box & { label: string })[] =>
  part.quiet.map(({ label, ...box }) => ({ label, ...boxInFace(box, face) }))

/** What is not seen of a face: its quiet areas and its holes, in mm from its top left. */
export const coverBoxes = ({ part, face }: Omit<Printed, 'photo'>): (Box & { label: string })[] => [
  ...quietBoxes({ part, face }),
  ...holeBoxes(part, face).map((box) => ({ label: 'Hole', ...box })),
]

/** The quiet areas and the strips of folds in 0..1 of a box of the face, such as the place of a photo. */
export const quietInBox = (printed: Omit<Printed, 'photo'>, box: Box): Box[] =>
  [...quietBoxes(printed), ...foldStrips(printed)].map(({ x, y, width, height }) => ({
    x: (x - box.x) / box.width,
    y: (y - box.y) / box.height,
    width: width / box.width,
    height: height / box.height,
  }))

/** The quiet areas in 0..1 of a photo that fills the surface. */
export const quietOnPhoto = ({ part, face, photo }: Printed): Box[] =>
  quietInBox({ part, face }, { x: (face.width - photo.width) / 2, y: (face.height - photo.height) / 2, ...photo })

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(width, 0) * Math.max(height, 0)
}

/** How much of a box lies in others, 0..1. The others do not overlap. */
export const coveredPart = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0) / (box.width * box.height)

/** A part of a photo in 0..1 of its crop. */
export const inCrop = (part: CropBox, crop: CropBox): Box => ({
  x: (part.x - crop.x) / crop.width,
  y: (part.y - crop.y) / crop.height,
  width: part.width / crop.width,
  height: part.height / crop.height,
})
