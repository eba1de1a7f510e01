// A photo in linear light and several sizes, so that it can be sampled at any scale without aliasing.
import sharp from 'sharp'
import { LINEAR, type Rgb } from './tone.ts'

/** A part of a photo or a picture, as shares of its width and height from the upper left. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** A photo for a print. `path` may also be the bytes of an image. */
export interface PhotoSource {
  path: string | Buffer
  /** Without it, the middle. */
  crop?: Part
  brightness?: number
  saturation?: number
}

interface Level {
  width: number
  height: number
  values: Float32Array
}

/** A photo in linear light. Each size has half the pixels of the one before it. */
export interface Photo {
  sizes: [Level, ...Level[]]
  mean: Rgb
}

// Ink on paper: white is the colour of the paper, and black reflects a little light.
const PAPER = 0.84
const INK = 0.012

/** Crops the photo to the shape of the print, with about one pixel for each pixel of the picture. */
export async function readPhoto(
  path: PhotoSource['path'],
  {
    aspect,
    width,
    crop,
    brightness = 1,
    saturation = 1,
  }: Omit<PhotoSource, 'path'> & { aspect: number; width: number },
): Promise<Photo> {
  let image = sharp(path).rotate()
  if (crop) {
    const { width: w, height: h } = await sharp(path).metadata()
    image = image.extract({
      left: Math.round(crop.x * w),
      top: Math.round(crop.y * h),
      width: Math.round(crop.width * w),
      height: Math.round(crop.height * h),
    })
  }
  if (brightness !== 1 || saturation !== 1) image = image.modulate({ brightness, saturation })
  const height = Math.round(width / aspect)
  const { data } = await image
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const first: Level = { width, height, values: Float32Array.from(data, (v) => INK + (PAPER - INK) * (LINEAR[v] ?? 0)) }
  const sizes: Photo['sizes'] = [first]
  for (let last = first; last.width > 8 && last.height > 8; ) {
    last = halved(last)
    sizes.push(last)
  }
  return { sizes, mean: mean(first.values) }
}

function halved({ width, height, values }: Level): Level {
  const at = (i: number): number => values[i] ?? 0
  const w = width >> 1
  const h = height >> 1
  const out = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        const i = (2 * y * width + 2 * x) * 3 + k
        out[(y * w + x) * 3 + k] = (at(i) + at(i + 3) + at(i + width * 3) + at(i + width * 3 + 3)) / 4
      }
  return { width: w, height: h, values: out }
}

function mean(values: Float32Array): Rgb {
  const sum: Rgb = [0, 0, 0]
  for (let i = 0; i < values.length; i += 3) for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + (values[i + k] ?? 0)
  const [r, g, b] = sum
  return [(r * 3) / values.length, (g * 3) / values.length, (b * 3) / values.length]
}

/** Samples at (u, v), v upwards, from the size whose pixels are about `footprint` pixels of the first size wide. */
export function sample(photo: Photo, u: number, v: number, footprint: number, out: Rgb): void {
  const level = Math.min(Math.max(Math.round(Math.log2(Math.max(footprint, 1))), 0), photo.sizes.length - 1)
  const { width, height, values } = photo.sizes[level] ?? photo.sizes[0]
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001)
  const y = Math.min(Math.max((1 - v) * height - 0.5, 0), height - 1.001)
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const i = (y0 * width + x0) * 3
  const below = i + width * 3
  for (let k = 0; k < 3; k++) {
    const upper = (values[i + k] ?? 0) * (1 - fx) + (values[i + 3 + k] ?? 0) * fx
    const lower = (values[below + k] ?? 0) * (1 - fx) + (values[below + 3 + k] ?? 0) * fx
    out[k] = upper * (1 - fy) + lower * fy
  }
}
