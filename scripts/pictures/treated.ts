// A photo as it is given to a print: its own file, or an image that was made of it.
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type CollagePhoto, collage, mosaic } from './collage.ts'
import { drawSheet } from './designs/designs.ts'
import type { SheetName } from './designs/sample.ts'
import type { Part, PhotoSource } from './photo.ts'
import { popArt } from './pop-art.ts'
import type { Size } from './publish.ts'

/** Pixels across a sheet of a design. A print of a mock-up shows fewer. */
const SHEET_WIDTH = 1800

interface PhotoFile extends Omit<PhotoSource, 'path'> {
  file: string
}

interface DesignSheet extends SheetName {
  /** True for an upright sheet in a print that lies: its upper edge is then on the right. */
  turned?: boolean
}

/** A photo as pictures.json names it. */
export type PhotoEntry =
  | (PhotoFile & { treatment?: 'pop-art'; files?: undefined })
  | (PhotoFile & { treatment: 'mosaic'; files: string[] })
  | (CollagePhoto & { treatment: 'collage'; file?: undefined })
  | (DesignSheet & { treatment: 'design'; file?: undefined; files?: undefined })

/** Code that a treatment depends on. */
export const TREATMENTS = {
  'pop-art': 'pop-art.ts',
  collage: 'collage.ts',
  mosaic: 'collage.ts',
  design: 'designs/designs.ts',
}

/** Path or bytes, and what is left to crop. */
export async function treated(folder: string, entry: PhotoEntry, aspect: number): Promise<PhotoSource> {
  if (entry.treatment === 'design') {
    const sheet = await drawSheet(entry, SHEET_WIDTH)
    return { path: entry.turned ? await sharp(sheet).rotate(90).png().toBuffer() : sheet }
  }
  if (entry.treatment === 'collage') return { path: await collage(folder, entry, aspect) }
  const { treatment, crop, ...photo } = entry
  const path = join(folder, photo.file)
  if (!treatment) return { ...photo, crop, path }
  if (entry.treatment === 'mosaic')
    return { ...photo, path: await mosaic(await cropped(path, crop), { folder, files: entry.files }, aspect) }
  return { ...photo, path: await popArt(await cropped(path, crop), aspect) }
}

/** A photo alone in a print's shape, for pages that put it into a picture themselves. */
export async function flat(folder: string, photo: PhotoEntry, { width, height }: Size): Promise<Buffer> {
  const { path, crop } = await treated(folder, photo, width / height)
  return (await cropped(path, crop))
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function cropped(input: PhotoSource['path'], crop: Part | undefined): Promise<Sharp> {
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
