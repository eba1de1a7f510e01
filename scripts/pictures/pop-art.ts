// Pop art by code: a photo as four fields, each with few flat tones in colours of its own.
import sharp, { type Sharp } from 'sharp'
import type { Size } from './publish.ts'
import type { Rgb } from './tone.ts'

/** Width of a field in pixels. */
const FIELD = 600

/** From the darkest tone to the lightest, for each field. */
const FIELDS = [
  ['#1b1464', '#e0218a', '#ff8fc7', '#ffe94e'],
  ['#10231a', '#00806a', '#6fd6b4', '#ffb31a'],
  ['#2a0f33', '#e8471c', '#ffab3d', '#63d3ff'],
  ['#0c1730', '#2150c8', '#7cb8ff', '#ff6f91'],
]

/** Shares of the photo in each tone, from the darkest. */
const SHARES = [0.2, 0.5, 0.84]

/** @returns the photo in four fields, as PNG with the shape of the print */
export async function popArt(image: Sharp, aspect: number): Promise<Buffer> {
  const width = FIELD * 2
  const height = Math.round(FIELD / aspect) * 2
  // The tones are separated at twice the size of a field, so that their outlines are smooth.
  const grey = await image.resize(width, height, { fit: 'cover' }).greyscale().median(15).blur(5).raw().toBuffer()
  const limits = limitsOf(grey)
  const fields = await Promise.all(FIELDS.map((colours) => field(grey, limits, colours.map(rgb), { width, height })))
  const places = fields.map((input, k) => ({ input, left: (k % 2) * FIELD, top: ((k >> 1) * height) / 2 }))
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(places)
    .png()
    .toBuffer()
}

const rgb = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** The grey values between the tones. */
function limitsOf(grey: Buffer): number[] {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  let seen = 0
  const limits: number[] = []
  for (let value = 0; value < 256 && limits.length < SHARES.length; value++) {
    seen += counts[value] ?? 0
    while (limits.length < SHARES.length && seen >= (SHARES[limits.length] ?? 1) * grey.length) limits.push(value)
  }
  return limits
}

function field(
  grey: Buffer,
  limits: readonly number[],
  colours: readonly Rgb[],
  { width, height }: Size,
): Promise<Buffer> {
  const pixels = Buffer.alloc(grey.length * 3)
  for (const [i, value] of grey.entries()) {
    const tone = limits.filter((limit) => value > limit).length
    pixels.set(colours[tone] ?? [], i * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(FIELD, height / 2)
    .png()
    .toBuffer()
}
