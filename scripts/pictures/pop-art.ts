// Pop art by code: a photo as four fields, each with few flat tones in colours of its own.
import sharp from 'sharp'

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
export async function popArt(image, aspect) {
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

const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The grey values between the tones. */
function limitsOf(grey) {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value]++
  let seen = 0
  const limits = []
  for (let value = 0; value < 256 && limits.length < SHARES.length; value++) {
    seen += counts[value]
    while (limits.length < SHARES.length && seen >= SHARES[limits.length] * grey.length) limits.push(value)
  }
  return limits
}

function field(grey, limits, colours, { width, height }) {
  const pixels = Buffer.alloc(grey.length * 3)
  for (let i = 0; i < grey.length; i++) {
    const tone = limits.filter((limit) => grey[i] > limit).length
    pixels.set(colours[tone], i * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(FIELD, height / 2)
    .png()
    .toBuffer()
}
