import sharp, { type Sharp } from 'sharp'

export const COLOURS = {
  red: [220, 40, 40],
  green: [40, 200, 40],
  blue: [40, 40, 220],
  yellow: [230, 220, 40],
} as const
type Colour = keyof typeof COLOURS

/** A picture of four colours: red and green above, blue and yellow below. */
export function fourColours(width = 1200, height = 800): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, right]: [Colour, Colour] = y < height / 2 ? ['red', 'green'] : ['blue', 'yellow']
      pixels.set(COLOURS[x < width / 2 ? left : right], (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const namedFile = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
