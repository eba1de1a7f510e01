import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import type { DesignDocument, Frame, PlacedPhoto, PlacedText } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import { LAYOUTS } from '../layouts/layouts'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { cushionDefinition, printDefinition } from '../testing/definitions'
import { plainShape, textOf } from '../testing/texts'
import type { TextData } from '../text/text-data'
import { preflight } from './preflight'

/** A print of 10 × 15 cm: bleed 2 mm, safe area 5 mm, 200 ppi wanted, 120 at least. */
const OPTIONS = ['size-10x15']
const empty = newDocument(printDefinition, { sku: 'print', tool: 'photoprints', options: OPTIONS })
const surface = surfacesOf(empty)[0]?.id ?? ''

const changed = (part: Partial<ProductPart>): ProductDefinition => ({
  ...printDefinition,
  parts: printDefinition.parts.map((entry) => ({ ...entry, ...part })),
})

const withItem = (...put: (PlacedPhoto | PlacedText)[]): DesignDocument => applyPatch(empty, { put }).document

const text = (words: string, frame: Partial<Frame> = {}, data: Partial<TextData> = {}): PlacedText => ({
  kind: 'item',
  id: 'text',
  surface,
  order: 'a1',
  frame: { x: 20, y: 70, width: 60, height: 10, angle: 0, ...frame },
  type: 'text',
  data: textOf(words, data),
})

const photo = (pixels: [number, number], frame?: Frame): DesignDocument => {
  const [widthPx, heightPx] = pixels
  const record = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx, heightPx } as const
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const item: PlacedPhoto = {
    kind: 'item',
    id: 'photo',
    surface,
    order: 'a1',
    ...(frame && { frame }),
    type: 'photo',
    data: { photo: 'p', turns: 0, crop },
  }
  return applyPatch(empty, { put: [record, item] }).document
}

const findings = (design: DesignDocument, definition = printDefinition) => preflight(definition, design, plainShape)
const kinds = (design: DesignDocument, definition = printDefinition) =>
  findings(design, definition).map(({ kind }) => kind)

/** What is left to find after the remedy of the first finding. */
function afterRemedy(design: DesignDocument, definition = printDefinition) {
  const [first] = findings(design, definition)
  if (first?.remedy?.kind !== 'patch') throw new Error('The finding has no remedy by a patch')
  return { label: first.remedy.label, left: kinds(applyPatch(design, first.remedy.patch).document, definition) }
}

describe('a text', () => {
  test('in the middle has no finding', () => {
    expect(findings(withItem(text('Kia ora')))).toEqual([])
  })

  test('that is within the safe area by less than 5 mm may be cut; moved inside it is fine', () => {
    // Seven letters of 5 mm: 33.75 mm wide in the middle of a frame of 60.
    expect(kinds(withItem(text('Kia ora', { y: 5 })))).toEqual([])
    const design = withItem(text('Kia ora', { y: 4.8 }))
    expect(findings(design)[0]).toMatchObject({
      kind: 'text-cut',
      item: 'text',
      text: '“Kia ora” is close to the edge and may be cut.',
    })
    expect(afterRemedy(design)).toEqual({ label: 'Move it inside', left: [] })
  })

  test('past the edge runs off the print; one that is too large is made smaller', () => {
    const design = withItem(text('Wide words', { x: -30, width: 160 }, { sizeMm: 50 }))
    expect(findings(design)[0]?.text).toBe('“Wide words” runs off the print.')
    expect(afterRemedy(design).left).toEqual([])
  })

  test('that is turned is judged by its corners', () => {
    const frame = { x: -20, y: 70, width: 60 }
    expect(kinds(withItem(text('Kia ora', { ...frame, angle: 90 })))).toEqual([])
    expect(kinds(withItem(text('Kia ora', frame)))).toEqual(['text-cut'])
    expect(afterRemedy(withItem(text('Kia ora', { x: -25, y: 10, angle: 30 }))).left).toEqual([])
  })

  test('in the corner of a round print is cut, and only the shopper knows a better place', () => {
    const round = changed({ outline: { kind: 'ellipse' } })
    expect(kinds(withItem(text('Kia ora')), round)).toEqual([])
    const design = withItem(text('Kia ora', { y: 7 }))
    expect(kinds(design)).toEqual([])
    expect(findings(design, round)[0]).toMatchObject({ kind: 'text-cut', remedy: null })
  })

  test('under a handle or a hole is covered', () => {
    const quiet = changed({ quiet: [{ label: 'Handle', x: 0.4, y: 0.45, width: 0.2, height: 0.1 }] })
    expect(findings(withItem(text('Kia ora')), quiet)[0]).toMatchObject({
      kind: 'text-covered',
      text: '“Kia ora” lies under the handle.',
      remedy: null,
    })
    const holed = changed({ holes: [{ x: 0.5, y: 0.5, widthMm: 4, heightMm: 4, radiusMm: 2 }] })
    expect(findings(withItem(text('Kia ora')), holed)[0]?.text).toBe('“Kia ora” lies under the hole.')
    expect(kinds(withItem(text('Kia ora', { y: 100 })), holed)).toEqual([])
  })

  test('with a sign that its font lacks names it', () => {
    expect(findings(withItem(text('Kia # ora')))[0]).toMatchObject({
      kind: 'unprinted',
      text: '“Kia # ora”: This font has no #, so we can’t print it. Choose another font or other words.',
      remedy: null,
    })
  })

  test('that nobody wrote is removed', () => {
    expect(findings(withItem(text('Your words')))[0]?.text).toBe('One of your texts still says “Your words”.')
    expect(findings(withItem(text('  ')))[0]?.text).toBe('One of your texts is empty.')
    expect(afterRemedy(withItem(text('Your words')))).toEqual({ label: 'Remove this text', left: [] })
  })
})

describe('a photo', () => {
  test('with fewer than 120 pixels per inch is blurry; the remedy is the largest size that prints well', () => {
    // 104 × 154 mm with its bleed: 120 ppi are 491 × 728 pixels.
    expect(kinds(photo([492, 729]))).toEqual([])
    const [finding] = findings(photo([480, 711]))
    expect(finding).toMatchObject({ kind: 'blurry', text: 'kea.jpg comes out blurry at this size.', remedy: null })
    const large = { ...photo([900, 1333]), options: ['size-20x30'] }
    expect(findings(large)[0]?.remedy).toEqual({ kind: 'size', optionUid: 'size-10x15' })
  })

  test('in a frame is made smaller about its middle', () => {
    const design = photo([300, 300], { x: 10, y: 20, width: 80, height: 80, angle: 0 })
    expect(kinds(design)).toEqual(['blurry'])
    expect(afterRemedy(design)).toEqual({ label: 'Make it smaller', left: [] })
  })

  test('that ends at the edge shows white unless it reaches the end of the bleed', () => {
    const at = (x: number) => photo([3000, 3000], { x, y: 40, width: 50, height: 50, angle: 0 })
    expect(kinds(at(0))).toEqual(['white-edge'])
    expect(kinds(at(-1))).toEqual(['white-edge'])
    expect(kinds(at(-2))).toEqual([])
    expect(kinds(at(3))).toEqual([])
    expect(afterRemedy(at(0))).toEqual({ label: 'Extend it past the edge', left: [] })
    expect(kinds(at(0), changed({ wrapMm: 19 }))).toEqual([])
    expect(kinds(at(0), changed({ bleedMm: 0 }))).toEqual([])
  })
})

test('a sample photo of the shop is named', () => {
  const design = photo([3000, 4500])
  const record = design.records.p
  if (record?.kind !== 'photo') throw new Error('The design has no photo')
  expect(findings(design)).toEqual([])
  expect(findings(applyPatch(design, { put: [{ ...record, sample: true }] }).document)).toMatchObject([
    { kind: 'sample', text: 'kea.jpg is one of our sample photos. Replace it with your own.', remedy: null },
  ])
})

test('the empty places of a layout are counted', () => {
  const [shown] = surfacesOf(empty)
  const three = LAYOUTS.find(({ photos }) => photos === 3)
  if (!shown || !three) throw new Error('There is no surface, or no layout for three photos')
  const layout = { id: three.id, gapMm: 2, marginMm: 0 }
  const design = applyPatch(empty, { put: [{ ...shown, layout }] }).document
  expect(findings(design)).toMatchObject([
    { kind: 'empty-places', surface, item: null, text: '3 places of your layout are empty.' },
  ])
})

test('each print is judged at its own size', () => {
  const design = photo([900, 1333])
  const [shown] = surfacesOf(design)
  if (!shown) throw new Error('The design has no surface')
  expect(findings(design)).toEqual([])
  const large = applyPatch(design, { put: [{ ...shown, options: ['size-20x30'] }] }).document
  expect(findings(large)).toMatchObject([{ kind: 'blurry', remedy: { kind: 'size', optionUid: 'size-10x15' } }])
})

test('a side that the options leave out has no findings', () => {
  const definition = { ...printDefinition, effects: [...printDefinition.effects, { option: 'none', only: ['other'] }] }
  const other = { ...printDefinition.parts[0], id: 'other' } as ProductPart
  const design = withItem(text('Your words'))
  const two = { ...definition, parts: [...definition.parts, other] }
  expect(kinds(design, two)).toEqual(['unwritten'])
  expect(kinds({ ...design, options: [...OPTIONS, 'none'] }, two)).toEqual([])
})

test('findings on a product of several parts name the part', () => {
  const design = newDocument(cushionDefinition, { sku: 's', tool: 't', options: ['back-own'] })
  const named = (options: string[]) => {
    const item = { ...text('Your words'), surface: 'surface:front' }
    const { document } = applyPatch({ ...design, options }, { put: [item] })
    return preflight(cushionDefinition, document, plainShape).map((finding) => finding.text)
  }
  expect(named(['back-own'])).toEqual(['Front: One of your texts still says “Your words”.'])
  expect(named(['back-plain'])).toEqual(['One of your texts still says “Your words”.'])
})
