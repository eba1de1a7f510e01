import sharp from 'sharp'

/** A grey from 40 to 215 that looks like chance, the same each time. */
const grey = (photo: number, square: number): number =>
  40 + Math.floor((Math.abs(Math.sin(photo * 127.1 + square * 311.7) * 43_758.5) % 1) * 176)

/** A photo of 9 × 8 squares, so that no two of them look alike. */
async function photo(at: number, quality = 80) {
  const squares = Buffer.from(Array.from({ length: 9 * 8 }, (_, square) => grey(at, square)))
  const buffer = await sharp(squares, { raw: { width: 9, height: 8, channels: 1 } })
    .resize(900, 800, { kernel: 'nearest' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer()
  return { name: `photo-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** Photos for the cards of a game. */
export const differentPhotos = (count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, at) => photo(from + at)))

/** The first of them, saved once more: other bytes of the same picture. */
export const firstPhotoAgain = async () => ({ ...(await photo(0, 60)), name: 'again.jpg' })
