// Draws what is printed on a sample: composed as for the screen of the design tool, without its bleed. Loaded by
// designs.ts, since Node alone does not find the modules of the packages.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { composeSurface } from '@kea/design/compose/compose'
import type { DesignDocument, DesignPhoto } from '@kea/design/document/document'
import { surfaceOf } from '@kea/design/document/records'
import { cardIndex } from '@kea/design/geometry/card-index'
import type { Box, DisplayPage } from '@kea/design/geometry/display-list'
import { halvesOf, spineBox } from '@kea/design/geometry/folds'
import { boxOf } from '@kea/design/geometry/outline'
import { geometryOn, type SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import type { FontsAndDrawings } from '@kea/design/items/item-type'
import { MONTHS } from '@kea/design/items/month/month-engine'
import type { ProductDefinition } from '@kea/design/product/definition'
import { FONTS } from '@kea/design/text/fonts'
import { createShaper, type Shaper } from '@kea/text/shaper'
import sharp from 'sharp'
import { definitionOf, optionValueUid } from '../../../packages/store/seed/build-definition.ts'
import type { SeedProduct } from '../../../packages/store/seed/seed-files.ts'
import { flattened } from './flatten.ts'
import { makeDesign } from './make-design.ts'
import type { SheetName } from './sample.ts'
import { photosIn, SAMPLES, sampleOf, templateOf } from './samples.ts'
import { imagesIn, pixelsOf, svgOf } from './svg.ts'

const { resolve } = createRequire(import.meta.url)
const root = join(import.meta.dirname, '../../..')
const photos = join(import.meta.dirname, '../photos')

let shaper: Shaper | null = null

/** What sets words, with the fonts of the tool. */
function letters(): Shaper {
  if (shaper) return shaper
  const wasm = new WebAssembly.Module(readFileSync(resolve('harfbuzzjs/dist/harfbuzz.wasm')))
  shaper = createShaper(wasm, (code) => new WebAssembly.Module(code))
  for (const { id, file } of FONTS) shaper.addFont(id, new Uint8Array(readFileSync(resolve(file))))
  return shaper
}

/** A sample with its product's definition. */
export interface Made {
  definition: ProductDefinition
  design: DesignDocument
}

const made = new Map<string, Promise<Made>>()

/**
 * The design of a sample, which is made once.
 *
 * @throws for a sample that names a product, an option or a place that is not there
 */
export function madeOf(name: string): Promise<Made> {
  const known = made.get(name) ?? makeSample(name)
  made.set(name, known)
  return known
}

async function makeSample(name: string): Promise<Made> {
  const sample = sampleOf(name)
  const file = join(root, 'packages/store/seed/products', `${sample.product}.json`)
  const product: SeedProduct = JSON.parse(readFileSync(file, 'utf8'))
  const definition = definitionOf(product)
  if (!definition) throw new Error(`${sample.product} is not designed.`)
  const records = new Map<string, DesignPhoto>()
  for (const photo of photosIn(sample)) records.set(photo, await photoRecord(photo))
  const design = makeDesign(product.sku, product.tool ?? '', sample, {
    definition,
    options: sample.options.map((value) => uidOf(product, value)),
    template: templateOf(sample),
    photo: (photo) => {
      const record = records.get(photo)
      if (!record) throw new Error(`${name} has no photo ${photo}.`)
      return record
    },
  })
  return { definition, design }
}

function uidOf({ sku, options }: SeedProduct, value: number): string {
  const option = options.find(({ values }) => values.some(({ id }) => id === value))
  if (!option) throw new Error(`${sku} has no option ${value}.`)
  return optionValueUid(option.id, value)
}

/** A photo of ours as a design has it. */
export async function photoRecord(name: string): Promise<DesignPhoto> {
  const { autoOrient } = await sharp(join(photos, `${name}.jpg`)).metadata()
  const [x, y, width, height] = SAMPLES.subjects[name] ?? []
  const subject = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  return {
    kind: 'photo',
    id: name,
    upload: name,
    name: `${name}.jpg`,
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    ...(subject && { subject: { x, y, width, height } }),
  }
}

/** What words, drawings and months are composed with. */
export const drawings = (): FontsAndDrawings => ({
  shape: letters().shape,
  drawing: drawingOf,
  months: () => MONTHS,
  cards: () => cardIndex,
  neons: () => null,
})

/** A surface of a sample as the tool shows it, and the part of it that a picture shows. */
async function sheetOf({ design: name, sheet, half }: SheetName): Promise<{ page: DisplayPage; box: Box }> {
  const { definition, design } = await madeOf(name)
  const surface = surfaceOf(design, `surface:${sheet}`)
  if (!surface) throw new Error(`${name} has no surface ${sheet}.`)
  const geometry = geometryOn(definition, design, surface)
  return { page: composeSurface(definition, design, surface, drawings()), box: partOf(geometry, half) }
}

/** In mm from the upper left of the face. */
function partOf(geometry: SurfaceGeometry, half: SheetName['half']): Box {
  const whole = boxOf(geometry.face)
  if (!half) return whole
  const [halves, spine] = [halvesOf(geometry), spineBox(geometry)]
  const box = half === 'left' || half === 'right' ? halves?.[half] : half === 'front' ? halves?.right : spine
  if (!box) throw new Error(`${geometry.part.label} has no ${half}.`)
  return half === 'spine-and-front' ? { ...box, width: whole.width - box.x } : box
}

/** @returns a PNG, `width` pixels wide */
export async function drawSheet(name: SheetName, width: number): Promise<Buffer> {
  const { page, box } = await sheetOf(name)
  return drawPage(page, box, width)
}

/** @returns a PNG of a part of a page, `width` pixels wide */
export async function drawPage(page: DisplayPage, box: Box, width: number): Promise<Buffer> {
  const pixelsPerMm = width / box.width
  const images = new Map<string, string>()
  for (const image of imagesIn(page.list)) {
    const size = pixelsOf(image, pixelsPerMm)
    const key = `${image.photo} ${size.width} ${size.height}`
    if (images.has(key)) continue
    const pixels = await sharp(join(photos, `${image.photo}.jpg`))
      .autoOrient()
      .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
      .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
      .toBuffer()
    images.set(key, `data:image/jpeg;base64,${pixels.toString('base64')}`)
  }
  const svg = svgOf(page.list, box, pixelsPerMm, {
    photo: (photo, w, h) => images.get(`${photo} ${w} ${h}`) ?? '',
    outline: (font, glyph) => letters().outline(font, glyph),
  })
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer()
}

/** The outlines of what is stamped on a cover, each a closed line of points in mm from the upper left of its spine. */
export async function stampOf(name: SheetName): Promise<[number, number][][]> {
  const { page, box } = await sheetOf(name)
  return flattened(page.list, (font, glyph) => letters().outline(font, glyph)).map((line) =>
    line.map(([x, y]) => [x - box.x, y - box.y]),
  )
}
