import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import type { DisplayPage } from '../../packages/design/src/geometry/display-list'
import type { DerivedPixels } from '../../packages/print/src/resources'
import { original, written } from '../../packages/print/src/testing/print-case'
import { changedPixels } from './golden/changed-pixels'
import { deltaE, labOf } from './golden/delta-e'
import { GOLDENS, PHOTOS } from './golden/designs'
import { PIXELS_PER_MM } from './golden/drawn'
import { outlinesIn } from './golden/letters'
import { PROOFS } from './golden/proofs'

/** The margin around the bleed, which is whole pixels at each scale of the comparison. */
const MARGIN_MM = 8

let script = ''
let lookScript = ''
let tileScript = ''
const photos: Record<string, Buffer> = {}

const source = (folder: string) => join(process.cwd(), folder, 'src')

/** An entry of the folder golden as a script for a page. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@kea/design': source('packages/design'), '~': source('web') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: `tests/e2e/golden/${entry}.ts`, formats: ['iife'], name: 'golden' },
    },
  })
  const [output] = [result].flat()
  return output && 'output' in output ? output.output[0].code : ''
}

test.beforeAll(async () => {
  script = await bundled('draw-entry')
  lookScript = await bundled('look-entry')
  tileScript = await bundled('tile-entry')
  for (const [id, { file, widthPx, heightPx }] of Object.entries(PHOTOS)) {
    photos[id] = await sharp(`scripts/pictures/photos/${file}.jpg`)
      .resize(widthPx, heightPx, { fit: 'cover' })
      .jpeg({ quality: 92 })
      .toBuffer()
  }
})

type Changed = Omit<(typeof GOLDENS)[number], 'name' | 'pages'>
const PLAIN: Changed = { needs: [], goodPpi: 100, pixelsPerMm: PIXELS_PER_MM, reduction: 1 }

type MakeTile = Parameters<typeof changedPixels>[3]

const addressOf = (photo: Buffer | undefined) => `data:image/jpeg;base64,${photo?.toString('base64')}`

const derivedOf =
  ({ needs, goodPpi }: Changed, makeTile: MakeTile) =>
  async (key: string) => {
    const need = needs.find((entry) => entry.key === key)
    return need ? changedPixels(need, addressOf(photos[need.photo.id]), goodPpi, makeTile) : null
  }

interface Sides {
  jpeg: string
  widthPx: number
  heightPx: number
}

/** The blurred sides of the device as the writer reads them. */
function sidesPixels({ jpeg, ...size }: Sides): DerivedPixels {
  return { ...size, tiles: [{ x: 0, y: 0, ...size, original: original('sides', Buffer.from(jpeg, 'base64')) }] }
}

const noTiles: MakeTile = () => Promise.reject(new Error('No photo of the page has a look'))

/** The page as another program draws the PDF, without the margin around the bleed. Its cuts are left out. */
async function rastered(page: DisplayPage, changed = PLAIN, makeTile = noTiles, sides?: Sides): Promise<Buffer> {
  const { pixelsPerMm } = changed
  const ppi = pixelsPerMm * 25.4
  const folder = mkdtempSync(join(tmpdir(), 'golden-'))
  try {
    writeFileSync(
      join(folder, 'page.pdf'),
      await written([{ ...page, cuts: [] }], photos, async (key) =>
        sides && page.list.some((entry) => entry.kind === 'blur' && entry.derived === key)
          ? sidesPixels(sides)
          : derivedOf(changed, makeTile)(key),
      ),
    )
    execFileSync('pdftocairo', ['-r', String(ppi), '-png', '-singlefile', 'page.pdf', 'page'], { cwd: folder })
    const { width, height } = page.bleedBox
    return await sharp(readFileSync(join(folder, 'page.png')))
      .extract({
        left: MARGIN_MM * pixelsPerMm,
        top: MARGIN_MM * pixelsPerMm,
        width: Math.round(width * pixelsPerMm),
        height: Math.round(height * pixelsPerMm),
      })
      .png()
      .toBuffer()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function raw(png: Buffer, reduction: number) {
  const { width } = await sharp(png).metadata()
  const small = sharp(png).resize({ width: Math.round(width / reduction) })
  return small.removeAlpha().blur(1).raw().toBuffer({ resolveWithObject: true })
}

/** The share of pixels whose colours people cannot tell apart: ΔE2000 of 3 at most. */
async function sameShare(one: Buffer, other: Buffer, reduction: number): Promise<number> {
  const [a, b] = [await raw(one, reduction), await raw(other, reduction)]
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height])
  const pixels = a.info.width * a.info.height
  let same = 0
  for (let at = 0; at < 3 * pixels; at += 3) {
    const lab = (data: Buffer) => labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    if (deltaE(lab(a.data), lab(b.data)) <= 3) same += 1
  }
  return same / pixels
}

/** Where the dark area of a picture begins and ends in its middle row and column, in pixels. */
async function edgesOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const column = Math.round(info.width / 2)
  const row = Math.round(info.height / 2)
  const ink = (x: number, y: number) => 1 - (data[(y * info.width + x) * info.channels] ?? 255) / 255
  const line = (length: number, at: (index: number) => number) => {
    const half = Math.floor(length / 2)
    let [before, after] = [0, 0]
    for (let index = 0; index < half; index++) {
      before += at(index)
      after += at(length - 1 - index)
    }
    return [half - before, half - after]
  }
  return [...line(info.width, (x) => ink(x, row)), ...line(info.height, (y) => ink(column, y))]
}

for (const [at, { name, pages, ...changed }] of [...GOLDENS, ...PROOFS].entries()) {
  const tag = at % 5 === 0 ? [] : '@not-core'
  test(`the screen and the print file show the same: ${name}`, { tag }, async ({ page: browser }) => {
    await browser.goto('about:blank')
    await browser.addScriptTag({ content: script })
    await browser.addScriptTag({ content: tileScript })
    const makeTile: MakeTile = (job) =>
      browser.evaluate((wanted) => (window as unknown as { makeTile: MakeTile }).makeTile(wanted), job)
    const addresses = Object.fromEntries(Object.entries(photos).map(([id, bytes]) => [id, addressOf(bytes)]))
    for (const page of pages) {
      const drawing = { page, photos: addresses, outlines: outlinesIn(page.list) }
      const drawn: string = await browser.evaluate(
        (wanted) => (window as unknown as { drawPage: (drawing: unknown) => Promise<string> }).drawPage(wanted),
        { ...drawing, pixelsPerMm: changed.pixelsPerMm },
      )
      const onScreen = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
      const drawSides = (wanted: unknown) =>
        (window as unknown as { drawSides: (drawing: unknown) => Promise<Sides> }).drawSides(wanted)
      const isBlurred = page.list.some(({ kind }) => kind === 'blur')
      const sides = isBlurred ? await browser.evaluate(drawSides, drawing) : undefined
      const printed = await rastered(page, changed, makeTile, sides)
      expect(await sameShare(onScreen, printed, changed.reduction), page.label).toBeGreaterThanOrEqual(0.995)
    }
  })
}

test('the edges of a framed photo are at the same place on the screen and in the print file', async ({
  page: browser,
}) => {
  await browser.goto('about:blank')
  await browser.addScriptTag({ content: script })
  const box = { x: -3, y: -3, width: 126, height: 96 }
  for (const shift of [0, 0.13, 0.27, 0.39]) {
    const [left, top] = [20 + shift, 15 + 2 * shift]
    const d = `M${left} ${top}L${left + 70} ${top}L${left + 70} ${top + 50}L${left} ${top + 50}Z`
    const page: DisplayPage = {
      surface: 's',
      label: 'Front',
      bleedBox: box,
      trimBox: { x: 0, y: 0, width: 120, height: 90 },
      list: [{ kind: 'path', path: d, fill: '#000000' }],
      cuts: [],
      copies: 1,
    }
    const drawn: string = await browser.evaluate(
      (drawing) => (window as unknown as { drawPage: (drawing: unknown) => Promise<string> }).drawPage(drawing),
      { page, pixelsPerMm: PIXELS_PER_MM, photos: {}, outlines: {} },
    )
    const onScreen = await edgesOf(Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
    const printed = await edgesOf(await rastered(page))
    onScreen.forEach((edge, at) => {
      expect(Math.abs(edge - (printed[at] ?? Number.NaN)), `${edge} and ${printed[at]}`).toBeLessThanOrEqual(0.5)
    })
  }
})

test('the screen shows a look as the function of record makes it', async ({ page: browser }) => {
  await browser.goto('about:blank')
  await browser.addScriptTag({ content: lookScript })
  const plain = { brightness: 0, contrast: 0, saturation: 0, warmth: 0, tone: 'none' }
  const looks = [
    plain,
    { ...plain, brightness: 1, contrast: 1, saturation: 1, warmth: 1 },
    { ...plain, brightness: -1, contrast: -1, saturation: -1, warmth: -1 },
    { ...plain, brightness: 0.4, contrast: -0.3, saturation: 0.7, warmth: -0.8 },
    { ...plain, brightness: 0.7, contrast: 0.9, tone: 'black-and-white' },
    { ...plain, warmth: 0.3, contrast: 0.2, tone: 'sepia' },
  ]
  const lake = addressOf(photos.lake)
  const most: number = await browser.evaluate(
    ([address, wanted]) =>
      (
        window as unknown as { shaderDifference: (address: unknown, looks: unknown) => Promise<number> }
      ).shaderDifference(address, wanted),
    [lake, looks] as const,
  )
  expect(most).toBeLessThanOrEqual(2)
})
