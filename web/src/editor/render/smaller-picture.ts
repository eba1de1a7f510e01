import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'

export type Picture = ImageBitmap | MemoryCanvas

/** Copies of pictures, each with half of the width before. A closed picture takes its copies along. */
const copies = new WeakMap<Picture, MemoryCanvas[]>()

function halved(picture: Picture): MemoryCanvas {
  const half = memoryCanvas(Math.ceil(picture.width / 2), Math.ceil(picture.height / 2))
  const ctx = contextOf(half)
  // At half the size the fast filter takes the mean of four pixels, as the slow one does.
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(picture, 0, 0, half.width, half.height)
  return half
}

/**
 * The smallest copy of a picture that is at least `widthPx` wide. A browser scales a picture to half its size or less
 * well only by a slow filter; from a copy of nearly the same size the fast one does, which every frame of a drag needs.
 */
export function smallerPicture(picture: Picture, widthPx: number): Picture {
  const smaller = copies.get(picture) ?? []
  copies.set(picture, smaller)
  let best = picture
  for (let step = 0; best.width >= 2 * widthPx && best.width > 64; step++) {
    smaller[step] ??= halved(best)
    best = smaller[step] ?? best
  }
  return best
}
