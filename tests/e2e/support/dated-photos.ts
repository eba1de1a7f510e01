import sharp from 'sharp'

/** A grey from 40 to 215 that looks like chance, the same each time. */
const grey = (picture: number, square: number): number =>
  40 + Math.floor((Math.abs(Math.sin(picture * 91.7 + square * 233.1) * 43_758.5) % 1) * 176)

/** A photo of 9 × 8 squares that a camera took at a time, such as `2026:03:14 09:05:00`. */
async function datedPhoto(name: string, picture: number, taken: string, blur: number) {
  const squares = Buffer.from(Array.from({ length: 9 * 8 }, (_, square) => grey(picture, square)))
  const drawn = sharp(squares, { raw: { width: 9, height: 8, channels: 1 } })
    .resize(1800, 1600, { kernel: 'nearest' })
    .toColourspace('srgb')
  const buffer = await (blur > 0 ? sharp(await drawn.png().toBuffer()).blur(blur) : drawn)
    .withExif({ IFD2: { DateTimeOriginal: taken } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

/**
 * Twelve photos of three occasions, in another order than they were taken: five of a morning in March, four of the next
 * week, and three of April. Of the second occasion `jump-1`, `jump-2` and `jump-3` are a burst, of which `jump-2` is sharp.
 */
export const datedPhotos = () =>
  Promise.all([
    datedPhoto('dinner-1', 21, '2026:04:05 18:10:00', 0),
    datedPhoto('beach-1', 1, '2026:03:14 09:05:00', 0),
    datedPhoto('beach-2', 2, '2026:03:14 09:11:00', 0),
    datedPhoto('beach-3', 3, '2026:03:14 09:19:00', 0),
    datedPhoto('jump-1', 11, '2026:03:21 15:00:01', 14),
    datedPhoto('jump-2', 11, '2026:03:21 15:00:03', 0),
    datedPhoto('jump-3', 11, '2026:03:21 15:00:04', 6),
    datedPhoto('beach-4', 4, '2026:03:14 09:24:00', 0),
    datedPhoto('beach-5', 5, '2026:03:14 09:31:00', 0),
    datedPhoto('walk-1', 12, '2026:03:21 15:12:00', 0),
    datedPhoto('dinner-2', 22, '2026:04:05 18:30:00', 0),
    datedPhoto('dinner-3', 23, '2026:04:05 18:42:00', 0),
  ])
