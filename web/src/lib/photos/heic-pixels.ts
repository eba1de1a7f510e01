import { conversionOf, looksLikePq, PQ_ASSUMED, type StatedColour, toDisplayP3 } from '@kea/photo/wide-colour'

/** The pixels of a HEIC as it is shown, four bytes each. */
export interface HeicPixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
  /** Where they were converted. */
  colorSpace?: PredefinedColorSpace
}

interface HeifImage {
  handle: unknown
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Calls back with null where the pixels cannot be decoded. */
  display(pixels: HeicPixels, done: (pixels: HeicPixels | null) => void): void
}

interface DeepPixels {
  code?: number
  image: unknown
  channels: { width: number; height: number; stride: number; bits_per_pixel: number; data: Uint8Array }[]
}

export interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RRGGBBAA_LE: unknown }
  heif_js_decode_image2(handle: unknown, space: unknown, chroma: unknown): Promise<DeepPixels>
}

/** Four channels with all their bits, row after row. */
async function deepValues(heif: Libheif, image: HeifImage): Promise<{ values: Uint16Array; bits: number } | null> {
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace
  const { heif_chroma_interleaved_RRGGBBAA_LE: wide } = heif.heif_chroma
  const { channels } = await heif.heif_js_decode_image2(image.handle, rgb, wide)
  const [only] = channels ?? []
  if (!only) return null
  const row = only.width * 8
  const packed = new Uint8Array(row * only.height)
  for (let y = 0; y < only.height; y += 1)
    packed.set(only.data.subarray(y * only.stride, y * only.stride + row), y * row)
  return { values: new Uint16Array(packed.buffer), bits: only.bits_per_pixel }
}

/** The pixels in Display P3; null where they need no conversion. */
async function converted(heif: Libheif, image: HeifImage, colour: StatedColour): Promise<HeicPixels | null> {
  const known = conversionOf(colour)
  const mayBePq = known === 'none' && !colour.isStated && colour.bits > 8
  if (known === 'unknown' || (known === 'none' && !mayBePq)) return null
  const deep = await deepValues(heif, image)
  if (!deep) return null
  const { values, bits } = deep
  if (known === 'none' && !looksLikePq(values, 2 ** bits - 1)) return null
  const data = toDisplayP3(values, bits, known === 'none' ? PQ_ASSUMED : known)
  return { width: image.get_width(), height: image.get_height(), data, colorSpace: 'display-p3' }
}

/** The picture that the file calls its own, or its first one; null for a file that cannot be decoded. */
export async function heicPixels(heif: Libheif, file: Uint8Array, colour: StatedColour): Promise<HeicPixels | null> {
  const images = new heif.HeifDecoder().decode(file)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return null
  const wide = await converted(heif, image, colour)
  if (wide) return wide
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels: HeicPixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return new Promise((resolve) => image.display(pixels, resolve))
}
