// A photo as it is given to a print: its own file, or an image that was made of it.
import { join } from 'node:path'
import sharp from 'sharp'
import { collage, mosaic } from './collage.ts'
import { popArt } from './pop-art.ts'

/** Code that a treatment depends on. */
export const TREATMENTS = { 'pop-art': 'pop-art.ts', collage: 'collage.ts', mosaic: 'collage.ts' }

/** Path or bytes, and what is left to crop. */
export async function treated(folder, { treatment, crop, ...photo }, aspect) {
  if (treatment === 'collage') return { path: await collage(folder, photo, aspect) }
  const path = join(folder, photo.file)
  if (!treatment) return { ...photo, crop, path }
  if (treatment === 'mosaic')
    return { ...photo, path: await mosaic(await cropped(path, crop), { folder, ...photo }, aspect) }
  return { ...photo, path: await popArt(await cropped(path, crop), aspect) }
}

/** A photo alone in a print's shape, for pages that put it into a picture themselves. */
export async function flat(folder, photo, { width, height }) {
  const { path, crop } = await treated(folder, photo, width / height)
  return (await cropped(path, crop))
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function cropped(input, crop) {
  const image = sharp(input).rotate()
  if (!crop) return image
  const { width, height } = await sharp(input).metadata()
  return image.extract({
    left: Math.round(crop.x * width),
    top: Math.round(crop.y * height),
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
  })
}
