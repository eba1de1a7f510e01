// Draws the walls that neon signs are shown on: `pnpm neon-walls`. The same code gives the same files.
import sharp from 'sharp'
import { brickWall, plasterWall, SLATE, type Tile, tileWall, timberWall } from './neon-walls/walls.ts'

const TARGET = 'web/src/editor/render/sign/walls'

/** Pixels for a millimetre. */
const FINE = 1.5

async function draw(name: string, { width, height, pixel }: Tile, quality: number): Promise<void> {
  const [columns, rows] = [width * FINE, height * FINE]
  const pixels = Buffer.alloc(columns * rows * 3)
  for (let y = 0, at = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, at += 3)
      for (const [k, value] of pixel(x / FINE, y / FINE).entries())
        pixels[at + k] = Math.min(Math.max(Math.round(value), 0), 255)
  const picture = sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
  const { size } = await picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(`${TARGET}/${name}.webp`)
  console.log(`${name}: ${columns} × ${rows}, ${Math.round(size / 1024)} KB`)
}

await draw('brick', brickWall(), 58)
await draw('plaster', plasterWall(), 84)
await draw('timber', timberWall(), 62)
await draw('tiles', tileWall(), 78)
await draw('painted', plasterWall(SLATE), 84)
