// Several photos on one print: a collage with white lines, or a mosaic whose small photos make up a large one.
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Size } from './publish.ts'
import type { Rgb } from './tone.ts'

/** Photos in the fields of a layout. */
export interface CollagePhoto {
  layout: 'grid' | 'large'
  files: string[]
}

/** A small photo of a mosaic, with its mean colour. */
interface Tile {
  pixels: Buffer
  mean: Rgb
}

type Field = [left: number, top: number, width: number, height: number]

/** Pixels along the longer side of the print. */
const LONG = 2400
const LINE = 14
/** Small photos of a mosaic along the longer side. */
const TILES = 80
/** How far a small photo takes the colour of its place. */
const TINT = 0.9
/** A place takes one of so many photos whose colours are the nearest. */
const NEAR = 5

/** Fields of the print as shares of its width and height. */
const LAYOUTS: Record<CollagePhoto['layout'], Field[]> = {
  grid: Array.from({ length: 9 }, (_, k) => [(k % 3) / 3, Math.floor(k / 3) / 3, 1 / 3, 1 / 3]),
  large: [
    [0, 0, 0.5, 0.6],
    [0.5, 0, 0.25, 0.3],
    [0.75, 0, 0.25, 0.3],
    [0.5, 0.3, 0.25, 0.3],
    [0.75, 0.3, 0.25, 0.3],
    [0, 0.6, 0.25, 0.4],
    [0.25, 0.6, 0.4, 0.4],
    [0.65, 0.6, 0.35, 0.4],
  ],
}

const sizeFor = (aspect: number): Size =>
  aspect > 1 ? { width: LONG, height: Math.round(LONG / aspect) } : { width: Math.round(LONG * aspect), height: LONG }

/** @returns a PNG */
export async function collage(folder: string, { layout, files }: CollagePhoto, aspect: number): Promise<Buffer> {
  const { width, height } = sizeFor(aspect)
  const fields = LAYOUTS[layout].map(([x, y, w, h], k) => {
    const left = Math.round(x * width + LINE / 2)
    const top = Math.round(y * height + LINE / 2)
    const size = { width: Math.round(w * width - LINE), height: Math.round(h * height - LINE) }
    const file = files[k % files.length]
    if (!file) throw new Error('A collage needs photos.')
    return { left, top, size, path: join(folder, file) }
  })
  const composite = await Promise.all(
    fields.map(async ({ left, top, size, path }) => ({ left, top, input: await cover(path, size, 'attention') })),
  )
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(composite)
    .png()
    .toBuffer()
}

/** @returns the main photo made of small ones: each place has a photo of a near colour, tinted, as PNG */
export async function mosaic(
  image: Sharp,
  { folder, files }: { folder: string; files: readonly string[] },
  aspect: number,
): Promise<Buffer> {
  const size = sizeFor(aspect)
  const side = Math.round(LONG / TILES)
  const columns = Math.round(size.width / side)
  const rows = Math.round(size.height / side)
  const { data } = await image
    .resize(columns, rows, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tiles = await Promise.all(files.map((file) => tileOf(join(folder, file), side)))
  const out = Buffer.alloc(columns * side * rows * side * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3
      const wanted: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      layTile(out, columns * side, side, row, column, wanted, chosen(tiles, wanted, scattered(row, column)))
    }
  return sharp(out, { raw: { width: columns * side, height: rows * side, channels: 3 } })
    .png()
    .toBuffer()
}

/** A number without a visible pattern, the same in every run. */
function scattered(row: number, column: number): number {
  const mixed = Math.imul(row * 7919 + column + 1, 0x9e3779b1)
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 8) % NEAR
}

/** One of the nearest, so that no photo fills a whole sky. */
function chosen(tiles: readonly Tile[], wanted: Rgb, turn: number): Tile {
  const far = ({ mean }: Tile) => mean.reduce((sum, value, k) => sum + (value - (wanted[k] ?? 0)) ** 2, 0)
  const tile = [...tiles].sort((a, b) => far(a) - far(b))[turn % tiles.length]
  if (!tile) throw new Error('A mosaic needs photos.')
  return tile
}

function layTile(
  out: Buffer,
  width: number,
  side: number,
  row: number,
  column: number,
  wanted: Rgb,
  { pixels, mean }: Tile,
): void {
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const from = (y * side + x) * 3
      const to = ((row * side + y) * width + column * side + x) * 3
      for (let k = 0; k < 3; k++) {
        const value = (pixels[from + k] ?? 0) + ((wanted[k] ?? 0) - (mean[k] ?? 0)) * TINT
        out[to + k] = Math.min(Math.max(Math.round(value), 0), 255)
      }
    }
}

async function tileOf(path: string, side: number): Promise<Tile> {
  const pixels = await sharp(path)
    .rotate()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const mean = (k: number): number =>
    pixels.reduce((sum, value, i) => (i % 3 === k ? sum + value : sum), 0) / (side * side)
  return { pixels, mean: [mean(0), mean(1), mean(2)] }
}

const cover = (path: string, size: Size, position: string): Promise<Buffer> =>
  sharp(path).rotate().resize(size.width, size.height, { fit: 'cover', position }).png().toBuffer()
