import { START_WITH_PHOTO } from '@kea/shared/first-view/navigation'
import { setPendingPhoto } from '~/lib/pending-photo'
import { productForPhoto } from './product-for-photo'

/** The size of a picture as it is shown; null for a file that is none, which the design tool then says. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Hands a photo over to the design tool that suits it, and answers that tool's path. */
export async function startWith(photo: File): Promise<string> {
  const size = await sizeOf(photo)
  setPendingPhoto(photo)
  return size ? productForPhoto(size) : START_WITH_PHOTO.path
}
