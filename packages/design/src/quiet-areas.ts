import type { Box } from './display-list'
import type { CropBox } from './document'
import type { SurfaceGeometry } from './surfaces'

type Printed = Pick<SurfaceGeometry, 'part' | 'face' | 'photo'>

/** The quiet areas of a part in mm from the top left of its face. */
export const quietBoxes = ({ part, face }: Omit<Printed, 'photo'>): (Box & { label: string })[] =>
  part.quiet.map(({ label, x, y, width, height }) => ({
    label,
    x: x * face.width,
    y: y * face.height,
    width: width * face.width,
    height: height * face.height,
  }))

/** The quiet areas in 0..1 of a photo that fills the surface. */
export const quietOnPhoto = ({ part, face, photo }: Printed): Box[] =>
  quietBoxes({ part, face }).map((box) => ({
    x: (box.x + (photo.width - face.width) / 2) / photo.width,
    y: (box.y + (photo.height - face.height) / 2) / photo.height,
    width: box.width / photo.width,
    height: box.height / photo.height,
  }))

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
