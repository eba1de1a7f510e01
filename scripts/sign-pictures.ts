// `pnpm sign-pictures`: the pictures of every designed neon sign, painted as the design tool shows it. A picture whose
// pixels are those of the last time is left as it is. `pnpm sign-pictures love-neon-sign` makes only those of that sign.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import { definitionOf, optionValueUid } from '../packages/store/seed/build-definition.ts'
import type { SeedProduct } from '../packages/store/seed/seed-files.ts'
import { type SignPicture, type SignRoom, type SignWall, signPictures } from '../packages/store/seed/sign-pictures.ts'
import { findBrowser } from './lib/browser.ts'
import { root } from './lib/wrangler.ts'
import { compose } from './pictures/compose.ts'
import type { PictureList } from './pictures/entries.ts'
import { readMockUp } from './pictures/mock-up.ts'
import { publish } from './pictures/publish.ts'
import { renderChanged } from './pictures/render.ts'
import type { PaintedShot, PaintSign, RoomWall } from './sign-pictures/paint-sign.ts'

const SEED = join(root, 'packages/store/seed/products')
const TARGET = join(root, 'public/pictures')
const RECORD = join(root, 'scripts/sign-pictures/made.json')
/** The first picture of a sign is also that of its links. */
const FIRST = { width: 1200, height: 900 }
const FURTHER = { width: 800, height: 600 }
/** How hard an encoder of AVIF tries: there are many pictures. */
const EFFORT = 1

const asked = process.argv.slice(2)
const products = readdirSync(SEED)
  .map((file): SeedProduct => JSON.parse(readFileSync(join(SEED, file), 'utf8')))
  .filter(({ sku }) => asked.length === 0 || asked.includes(sku))

/** What paints signs, as a script for a page. Its walls are in it. */
async function painterScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@kea/design': join(root, 'packages/design/src'), '~': join(root, 'web/src') } },
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: { entry: join(root, 'scripts/sign-pictures/paint-sign.ts'), formats: ['iife'], name: 'signs' },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The painter was not built')
  return output.output[0].code
}

/** The scene of each room, how wide its wall is in the picture, and where a sign hangs. */
const ROOMS: Readonly<Record<SignRoom, Omit<RoomWall, 'picture'> & { scene: string }>> = {
  bedroom: { scene: 'neon_bedroom', widthMm: 2200, middle: 0.42 },
  cafe: { scene: 'neon_cafe', widthMm: 2200, middle: 0.38 },
  hall: { scene: 'room_hall', widthMm: 2400, middle: 0.4 },
  living: { scene: 'room_living', widthMm: 3900, middle: 0.36 },
}

const PICTURES = join(root, 'scripts/pictures')

/** The rooms as they are without a sign. They are rendered where that is due. */
async function openRooms(): Promise<Map<string, RoomWall>> {
  const { scenes }: PictureList = JSON.parse(readFileSync(join(PICTURES, 'pictures.json'), 'utf8'))
  await renderChanged(PICTURES, scenes, new Set(Object.values(ROOMS).map(({ scene }) => scene)), 128)
  const rooms = Object.entries(ROOMS).map(async ([id, { scene, ...room }]): Promise<[string, RoomWall]> => {
    const mockUp = await readMockUp(join(PICTURES, 'mock-ups', scene))
    const { width, height } = mockUp
    const pixels = await compose(mockUp, [], scenes[scene]?.look ?? {})
    const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    return [id, { ...room, picture: `data:image/png;base64,${png.toString('base64')}` }]
  })
  return new Map(await Promise.all(rooms))
}

/** With each size, what the picture shows and the first value of each other option; in a room the largest first. */
function choicesOf({ options }: SeedProduct, { chosen, shot }: SignPicture): string[][] {
  const sizes = options.find(({ values }) => values.some(({ prices }) => prices))
  const values = sizes?.values ?? []
  return (shot === 'room' ? values.toReversed() : values).map((size) =>
    options.map(({ id, values: [first] }) => {
      if (id === sizes?.id) return optionValueUid(id, size.id)
      return optionValueUid(id, chosen?.option === id ? chosen.value : (first?.id ?? 0))
    }),
  )
}

/** Of a published picture: its folder, and the hash of its pixels. */
const made: Record<string, { folder: string; pixels: string }> = existsSync(RECORD)
  ? JSON.parse(readFileSync(RECORD, 'utf8'))
  : {}

const rooms = await openRooms()
const browser = await chromium.launch({ executablePath: findBrowser() })
const page = await browser.newPage()
await page.addScriptTag({ content: await painterScript() })
for (const product of products) {
  const pictures = signPictures(product)
  const definition = JSON.stringify(definitionOf(product))
  for (const [at, picture] of pictures.entries()) {
    const size = at === 0 ? FIRST : FURTHER
    const { shot, on } = picture
    const wall = rooms.get(on) ?? (on as SignWall)
    const wanted: PaintedShot = { definition, choices: choicesOf(product, picture), shot, wall, ...size }
    const address = await page.evaluate(
      (each) => (window as unknown as { paintSign: PaintSign }).paintSign(each),
      wanted,
    )
    const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    const raw = await sharp(png).removeAlpha().raw().toBuffer()
    const pixels = createHash('sha256').update(raw).digest('hex').slice(0, 16)
    const last = made[picture.name]
    if (last?.pixels === pixels && existsSync(join(TARGET, last.folder))) continue
    const folder = await publish(TARGET, picture.name, raw, size, at === 0 ? {} : null, [], EFFORT)
    made[picture.name] = { folder, pixels }
    const sorted = Object.fromEntries(Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
    console.log('wrote', folder)
  }
}
await browser.close()
