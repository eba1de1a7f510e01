import type { Box, DisplayPage, PathData } from '@kea/design/geometry/display-list'
import { createCutLayer } from './cut-layer'
import { deflate } from './deflate'
import { type DocumentFacts, infoDictionary, xmpPacket } from './document-facts'
import { createFonts } from './fonts'
import { createImages } from './images'
import { createLayers } from './layers'
import { createPageContent } from './page-content'
import { pathOperators } from './path-operators'
import { createPdfPlan, type PdfFile } from './pdf-plan'
import { isBox, latin1, number, numbers, POINTS_PER_MM, reference } from './pdf-values'
import { PrintRefusal } from './print-refusal'
import { createFadedState, markOn } from './proof-mark'
import type { PrintResources } from './resources'
import type { SlugLine } from './slug-line'

/** What a print file says about itself, and on the paper outside its bleed. */
export interface PrintFacts extends DocumentFacts {
  slug: SlugLine | null
  /** Words across each page, for a file that is not printed. */
  mark?: SlugLine
}

/** A file with what the press needs to know of its pages. */
export interface PrintPdf extends PdfFile {
  /** The trim box of each of its pages, in mm. */
  trims: readonly Box[]
  /** Numbers of the pages with a photo in CMYK, from 1. */
  cmykPages: readonly number[]
}

/** Paper around the bleed, for the line that names the order. */
const MARGIN_MM = 8
/** The longest side of a page in PDF units. A larger page has larger units. */
const SIDE_MAX = 14_400
/** What the writer holds besides the photos. A Worker has 128 MB for everything. */
const HELD_MAX = 5_000_000

/** The baseline of the line outside the bleed, below it. */
const SLUG_BASELINE_MM = 5

const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
})

/** From mm of the display list, y downwards, to units of the page, y upwards. */
function pageUnits(media: Box) {
  const sidePoints = Math.max(media.width, media.height) * POINTS_PER_MM
  const userUnit = Math.max(1, Math.ceil(sidePoints / SIDE_MAX))
  const scale = POINTS_PER_MM / userUnit
  const bottom = media.y + media.height
  return {
    matrix: numbers([scale, 0, 0, -scale, -media.x * scale, bottom * scale]),
    box: ({ x, y, width, height }: Box): string =>
      `[${numbers([(x - media.x) * scale, (bottom - y - height) * scale, (x + width - media.x) * scale, (bottom - y) * scale])}]`,
    userUnit: userUnit > 1 ? `/UserUnit ${number(userUnit)}` : '',
  }
}

/** The paper of a page: its own, or a margin around the bleed, and wide enough for the line. */
function mediaOf({ bleedBox, paper }: DisplayPage, slug: SlugLine | null): Box {
  const media = paper ?? grow(bleedBox, MARGIN_MM)
  return slug ? { ...media, width: Math.max(media.width, slug.widthMm + bleedBox.x - media.x + MARGIN_MM) } : media
}

const rectangle = ({ x, y, width, height }: Box): string => `${numbers([x, y, width, height])} re`

const HAIRLINE_MM = 0.1

/** Black lines outside the bleed. */
const markOperators = (marks: readonly PathData[]): string =>
  ['q 0 0 0 RG', `${number(HAIRLINE_MM)} w`, ...marks.map((path) => `${pathOperators(path)} S`), 'Q'].join('\n')

function checkPage({ label, bleedBox, trimBox, copies }: DisplayPage): void {
  if (!isBox(bleedBox) || !isBox(trimBox)) throw new PrintRefusal(`The page "${label}" has no size.`)
  if (!Number.isInteger(copies) || copies < 0) throw new PrintRefusal(`The page "${label}" has ${copies} copies.`)
}

/**
 * The pages as a PDF. The photos are embedded as the bytes that they are. Only their headers are read here; `write` streams
 * them one after the other.
 *
 * @param pages are taken one after the other, so their source may stop between two of them by an error
 */
export async function pdfOf(
  pages: Iterable<DisplayPage> | AsyncIterable<DisplayPage>,
  resources: PrintResources,
  { slug, mark, ...facts }: PrintFacts,
): Promise<PrintPdf> {
  const plan = createPdfPlan()
  const catalogue = plan.reserve()
  const tree = plan.reserve()
  const images = createImages(plan, resources)
  const fonts = createFonts(plan, resources)
  const layers = createLayers(plan)
  const cutLayer = createCutLayer(plan, layers)
  const fadedState = createFadedState(plan)
  const kids: number[] = []
  const trims: Box[] = []
  const cmykPages: number[] = []

  /** Colours are mixed where a photo is half see-through. In a page of RGB alone the press mixes them in sRGB, as the screen. */
  const blended = async (hasCmyk: boolean): Promise<string> =>
    `/Group<</S/Transparency${hasCmyk ? '' : `/CS ${await images.srgb()}`}>>`

  const addPage = async (page: DisplayPage): Promise<void> => {
    checkPage(page)
    const media = mediaOf(page, slug)
    const units = pageUnits(media)
    const content = createPageContent({ images, fonts })
    content.add(`${units.matrix} cm q ${rectangle(page.bleedBox)} W n`)
    await content.paint(page.list)
    content.add('Q')
    const properties: string[] = []
    for (const [at, { name, list }] of (page.layers ?? []).entries()) {
      properties.push(`/Layer${at} ${reference(layers.use(name))}`)
      content.add(`/OC /Layer${at} BDC q`)
      await content.paint(list)
      content.add('Q EMC')
    }
    const cut = page.cuts.length > 0 ? cutLayer.resources() : null
    if (cut) content.add(cutLayer.operators(page.cuts))
    if (cut) properties.push(cut.properties)
    if (page.marks) content.add(markOperators(page.marks))
    if (mark) {
      content.add('q /Faded gs')
      await content.paint([markOn(mark, page.trimBox)])
      content.add('Q')
    }
    if (slug) {
      const { x, y, height } = page.bleedBox
      const transform = [1, 0, 0, 1, x, y + height + SLUG_BASELINE_MM] as const
      await content.paint([{ kind: 'group', transform, children: [slug.text] }])
    }
    const resourceEntries = [
      `/XObject<<${content.photos()}>>/Font<<${content.fonts()}>>`,
      `/ColorSpace<</DefaultRGB ${await images.srgb()}${cut?.colourSpaces ?? ''}>>`,
      cut || mark ? `/ExtGState<<${cut?.states ?? ''}${mark ? fadedState() : ''}>>` : '',
      properties.length > 0 ? `/Properties<<${properties.join('')}>>` : '',
    ]
    const resourceObject = plan.add(`<<${resourceEntries.join('')}>>`)
    const stream = plan.stream('/Filter/FlateDecode', [await deflate(latin1(content.text()))])
    const boxes = [
      `/MediaBox${units.box(media)}`,
      `/BleedBox${units.box(page.bleedBox)}`,
      `/TrimBox${units.box(page.trimBox)}`,
      units.userUnit,
      content.hasMask() ? await blended(content.hasCmyk()) : '',
    ]
    for (let copy = 0; copy < page.copies; copy += 1) {
      if (content.hasCmyk()) cmykPages.push(kids.length + 1)
      const entries = `/Type/Page/Parent ${reference(tree)}${boxes.join('')}`
      trims.push(page.trimBox)
      kids.push(plan.add(`<<${entries}/Resources ${reference(resourceObject)}/Contents ${reference(stream)}>>`))
    }
  }

  for await (const page of pages) await addPage(page)
  await fonts.embed()
  if (kids.length === 0) throw new PrintRefusal('There is no page to print.')
  const metadata = plan.stream('/Type/Metadata/Subtype/XML', [xmpPacket(facts)])
  const info = plan.add(infoDictionary(facts))
  plan.add(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map(reference).join(' ')}]>>`, tree)
  plan.add(
    `<</Type/Catalog/Pages ${reference(tree)}/Metadata ${reference(metadata)}${await images.outputIntent()}${layers.catalogue()}>>`,
    catalogue,
  )
  const file = plan.finish({ root: catalogue, info, id: facts.id })
  if (file.held > HELD_MAX) throw new PrintRefusal(`The file needs ${file.held} bytes of memory besides its photos.`)
  return { ...file, trims, cmykPages }
}

/**
 * The pages as one PDF, or as several where one would be longer than `lengthMax`. A page is never divided.
 */
export async function pdfsOf(
  pages: readonly DisplayPage[],
  resources: PrintResources,
  facts: PrintFacts,
  lengthMax: number,
): Promise<PrintPdf[]> {
  const file = await pdfOf(pages, resources, facts)
  if (file.length <= lengthMax) return [file]
  if (pages.length === 1) throw new PrintRefusal(`A page of ${file.length} bytes is too long for one file.`)
  const half = Math.ceil(pages.length / 2)
  const parts = [pages.slice(0, half), pages.slice(half)]
  const files: PrintPdf[] = []
  for (const part of parts) files.push(...(await pdfsOf(part, resources, facts, lengthMax)))
  return files
}
