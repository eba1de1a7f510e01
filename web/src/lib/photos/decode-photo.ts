import { PhotoRefused } from './read-photo'

interface PhotoFile {
  file: Blob
  widthPx: number
  heightPx: number
}

/**
 * Decodes a photo to at most `side` pixels a side, with the EXIF orientation applied. The browser decodes off the main
 * thread and frees the memory of the full picture before this returns.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export async function decodePhoto({ file, widthPx, heightPx }: PhotoFile, side: number): Promise<ImageBitmap> {
  const scale = Math.min(side / Math.max(widthPx, heightPx), 1)
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: Math.max(Math.round(widthPx * scale), 1),
      resizeHeight: Math.max(Math.round(heightPx * scale), 1),
      resizeQuality: 'high',
    })
  } catch {
    throw new PhotoRefused('This photo seems to be damaged. Please choose another one.')
  }
}
