import sharp, { type OverlayOptions } from 'sharp'

/** Pictures of one thing in a row, with its name. */
export interface SheetRow {
  name: string
  pictures: readonly Buffer[]
}

const TILE = 200 // px, a square
const LABEL = 22 // px
const GAP = 10 // px
const ROWS = 10 // of a sheet, in two columns
const PICTURES_MAX = 3
const GREY = '#e9ece6'

const COLUMN = PICTURES_MAX * (TILE + GAP) + GAP

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A name as a picture. */
const labelOf = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMN}" height="${LABEL}">` +
      `<text x="0" y="16" font-family="sans-serif" font-size="14" fill="#16211b">${escaped(name)}</text></svg>`,
  )

async function rowOf({ name, pictures }: SheetRow, left: number, top: number): Promise<OverlayOptions[]> {
  const tiles = pictures.slice(0, PICTURES_MAX).map(async (picture, at) => ({
    input: await sharp(picture)
      .flatten({ background: '#fff' })
      .resize(TILE, TILE, { fit: 'contain', background: GREY })
      .toBuffer(),
    left: left + at * (TILE + GAP),
    top: top + LABEL,
  }))
  return [{ input: labelOf(name), left, top }, ...(await Promise.all(tiles))]
}

/**
 * Contact sheets: in each row a name above its first three pictures, twenty rows a sheet.
 *
 * @returns the sheets as WebP
 */
export async function contactSheets(rows: readonly SheetRow[]): Promise<Buffer[]> {
  const sheets: Buffer[] = []
  for (let start = 0; start < rows.length; start += 2 * ROWS) {
    const part = rows.slice(start, start + 2 * ROWS)
    const height = Math.min(part.length, ROWS) * (TILE + LABEL + GAP) + GAP
    const tiles = await Promise.all(
      part.map((row, at) => rowOf(row, GAP + Math.floor(at / ROWS) * COLUMN, GAP + (at % ROWS) * (TILE + LABEL + GAP))),
    )
    sheets.push(
      await sharp({ create: { width: 2 * COLUMN, height, channels: 3, background: GREY } })
        .composite(tiles.flat())
        .webp({ quality: 60, effort: 6 })
        .toBuffer(),
    )
  }
  return sheets
}
