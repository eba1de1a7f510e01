// `pnpm template-pictures`: the pictures of the ready-made designs, drawn by the design tool's own code. The same design gives the
// same bytes, so only pictures that look different are made again. `pnpm template-pictures rug-road` makes those of one design;
// `--sheet=FILE` puts all of them on one sheet to look at, and publishes nothing.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SeedTemplate } from '../packages/store/seed/templates/draw.ts'
import { READY_MADE, type TemplateShape } from '../packages/store/seed/templates/ready-made.ts'
import { root } from './lib/wrangler.ts'
import { drawTemplate } from './pictures/designs/designs.ts'
import { publish } from './pictures/publish.ts'

const TARGET = join(root, 'public/pictures')

/** A picture: the piece on a pale ground. */
const TILE = { width: 800, height: 1000 }
const FLOOR = '#eceae5'
/** Of the tile, the most that the piece takes. */
const ROOM = { width: 0.78, height: 0.86 }

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const sheet = process.argv.find((argument) => argument.startsWith('--sheet='))?.slice('--sheet='.length)

interface Tile {
  product: string
  template: SeedTemplate
  shape: TemplateShape
}

/** Of each list, the columns of a sheet: a design after the other, its shapes below each other. */
const columns = Object.values(READY_MADE).flatMap(({ sku: product, shapes, templates }) =>
  templates
    .filter(({ sku }) => wanted.length === 0 || wanted.includes(sku))
    .map((template) => shapes.map((shape): Tile => ({ product, template, shape }))),
)
const shapesMost = Math.max(...columns.map((column) => column.length))

/** The piece within its edge, on the ground with its shadow. */
async function onFloor({ template, product, shape }: Tile): Promise<Buffer> {
  const { png, face, outline } = await drawTemplate(template, product, shape, 1200)
  const scale = Math.min((TILE.width * ROOM.width) / face.width, (TILE.height * ROOM.height) / face.height)
  const [x, y] = [(TILE.width - face.width * scale) / 2, (TILE.height - face.height * scale) / 2]
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.height}">
    <defs>
      <filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
      <filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
      <clipPath id="edge"><path d="${outline}"/></clipPath>
    </defs>
    <rect width="100%" height="100%" fill="${FLOOR}"/>
    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="${outline}" transform="translate(0 ${14 / scale})" fill="#3a3128" fill-opacity="0.28" filter="url(#far)"/>
      <path d="${outline}" transform="translate(0 ${3 / scale})" fill="#3a3128" fill-opacity="0.4" filter="url(#near)"/>
      <g clip-path="url(#edge)"><image href="${href}" width="${face.width}" height="${face.height}"/></g>
    </g>
  </svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: FLOOR }).removeAlpha().png().toBuffer()
}

if (sheet) {
  const tiles = await Promise.all(
    columns.flatMap((column, at) =>
      column.map(async (tile, shape) => ({
        input: await sharp(await onFloor(tile))
          .resize(400, 500)
          .toBuffer(),
        left: (at % 6) * 400,
        top: (Math.floor(at / 6) * shapesMost + shape) * 500,
      })),
    ),
  )
  const plain = {
    width: Math.min(columns.length, 6) * 400,
    height: Math.ceil(columns.length / 6) * shapesMost * 500,
    channels: 3,
    background: FLOOR,
  } as const
  writeFileSync(sheet, await sharp({ create: plain }).composite(tiles).png().toBuffer())
} else {
  for (const tile of columns.flat()) {
    const pixels = await sharp(await onFloor(tile))
      .raw()
      .toBuffer()
    const name = `template-${tile.template.sku}${tile.shape.ending}`
    process.stdout.write(`${await publish(TARGET, name, pixels, TILE, null)}\n`)
  }
}
