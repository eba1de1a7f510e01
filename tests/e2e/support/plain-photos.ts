import sharp from 'sharp'

type Rgb = readonly [red: number, green: number, blue: number]

/** The colour of one of the plain photos. No two of a thousand have the same. */
export const plainColour = (at: number): Rgb => [(at * 37) % 256, (at * 11) % 256, (at + (at >> 8) * 90) % 256]

/** A photo of one colour, so that no two are the same file. */
export const plainPhoto = async (at: number, { width = 1300, height = 870 } = {}) => {
  const [r, g, b] = plainColour(at)
  return {
    name: `photo-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer(),
  }
}

/** Photos of one colour each: `photo-1.jpg`, `photo-2.jpg` … */
export const plainPhotos = (count: number, size: { width?: number; height?: number } = {}) =>
  Promise.all(Array.from({ length: count }, (_, at) => plainPhoto(at + 1, size)))
