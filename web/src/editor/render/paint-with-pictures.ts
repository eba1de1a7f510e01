import type { PhotoPictures } from '../assets/PhotoPictures'
import { thumbnailQueue } from './PaintQueue'

/**
 * Paints a small picture with the photos that are decoded, and once more when the others are. Returns the function that
 * ends it.
 */
export function paintWithPictures(
  { picture, holdSmall }: Pick<PhotoPictures, 'picture' | 'holdSmall'>,
  photos: readonly string[],
  paint: () => void,
): () => void {
  const missing = photos.filter((photo) => picture(photo) === null)
  paint()
  if (missing.length === 0) return () => {}
  let end: (() => void) | null = null
  let isOver = false
  void holdSmall(missing).then((release) => {
    if (isOver || missing.every((photo) => picture(photo) === null)) return release()
    const takeBack = thumbnailQueue.add(() => {
      end = null
      paint()
      release()
    })
    end = () => {
      takeBack()
      release()
    }
  })
  return () => {
    isOver = true
    end?.()
  }
}
