import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import type { DesignDocument, Frame, PlacedText } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { changeText } from '../items/text/edit'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { printDefinition } from '../testing/definitions'
import { plainShape } from '../testing/texts'
import type { Ground } from '../text/contrast'
import { calmText } from './calm-text'
import { preflight } from './preflight'

const productWith = (widthMm: number, heightMm: number, part: Partial<ProductPart>): ProductDefinition => ({
  ...printDefinition,
  effects: [],
  parts: printDefinition.parts.map((each) => ({ ...each, canRotate: false, size: { widthMm, heightMm }, ...part })),
})

const opened = (definition: ProductDefinition): DesignDocument =>
  newDocument(definition, { sku: 's', tool: 't', options: [] })

const surfaceIn = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('No surface')
  return surface
}

/** A new text with these words, typed after it was added. */
function written(definition: ProductDefinition, ground: (frame: Frame) => Ground = () => [0.9]) {
  const design = opened(definition)
  const surface = surfaceIn(design)
  const world = { definition, design, geometry: geometryOn(definition, design, surface), shape: plainShape }
  const item = calmText(world, surface, { id: 'text', words: 'Your words' }, ground)
  const added = applyPatch(design, { put: [item] }).document
  return { item, design: applyPatch(added, changeText(item, { words: 'Kia ora Aoraki' }, plainShape)).document }
}

const found = (definition: ProductDefinition, design: DesignDocument) =>
  preflight(definition, design, plainShape).map(({ kind, text }) => [kind, text])

const moved = (design: DesignDocument, item: PlacedText, frame: Partial<Frame>): DesignDocument =>
  applyPatch(design, { put: [{ ...item, frame: { ...item.frame, ...frame } }] }).document

describe('a new text', () => {
  it('on a panel for a light switch stands above or below its hole, where it fits', () => {
    const holes = [{ x: 0.5, y: 0.5, widthMm: 74, heightMm: 118, radiusMm: 4 }]
    const panel = productWith(150, 200, { holes, safeMm: 8 })
    const above = written(panel)
    expect(found(panel, above.design)).toEqual([])
    // The hole begins at 41 mm; words keep 8 mm from the edge.
    expect(above.item.frame.y + above.item.frame.height / 2).toBeCloseTo(24.5, 6)
    const below = written(panel, ({ y }) => (y < 100 ? [0, 1] : [0.9]))
    expect(found(panel, below.design)).toEqual([])
    expect(below.item.frame.y + below.item.frame.height / 2).toBeCloseTo(175.5, 6)
  })

  it('on a lying panel has letters that fit above its hole', () => {
    const holes = [{ x: 0.5, y: 0.5, widthMm: 118, heightMm: 120, radiusMm: 4 }]
    const panel = productWith(200, 150, { holes, safeMm: 5 })
    const { item, design } = written(panel)
    expect(found(panel, design)).toEqual([])
    expect(item.data.sizeMm).toBeCloseTo(6.25, 6)
  })

  it('stands where nothing covers it, and grows there', () => {
    const stand = productWith(80, 110, { quiet: [{ label: 'Phone', x: 0, y: 0.28, width: 1, height: 0.72 }] })
    const { item, design } = written(stand)
    expect(found(stand, design)).toEqual([])
    expect(item.frame.y + item.frame.height).toBeLessThan(30.8)
  })

  it('on three panels that hang apart stands on the middle one', () => {
    const panels = productWith(960, 600, { pieces: { columns: 3, rows: 1, gapMm: 30 } })
    const { item, design } = written(panels)
    expect(found(panels, design)).toEqual([])
    expect(item.frame.x).toBeGreaterThanOrEqual(330)
    expect(item.frame.x + item.frame.width).toBeLessThanOrEqual(630)
    expect(item.data.sizeMm).toBeCloseTo(30, 6)
  })

  it('on a cube stands over the thin lines between its fields', () => {
    const cube = productWith(57, 57, { pieces: { columns: 3, rows: 3, gapMm: 0.8 }, safeMm: 2, bleedMm: 0 })
    const { item, design } = written(cube)
    expect(item.data.sizeMm).toBeCloseTo(5.7, 6)
    expect(found(cube, design)).toEqual([])
  })
})

describe('words on panels that hang apart', () => {
  const panels = productWith(630, 400, { pieces: { columns: 2, rows: 1, gapMm: 30 } })

  it('across the gap are found before the cart, and moved onto the nearer panel', () => {
    const { item } = written(panels)
    const across = moved(opened(panels), item, { x: 150, width: 240 })
    expect(found(panels, across)).toEqual([['unwritten', 'One of your texts still says “Your words”.']])
    const words = { ...item, data: { ...item.data, words: 'Kia ora' } }
    const design = moved(opened(panels), words, { x: 150, width: 240 })
    const [finding] = preflight(panels, design, plainShape)
    expect(finding).toMatchObject({ kind: 'text-cut', text: '“Kia ora” runs across the gap between two pieces.' })
    if (finding?.remedy?.kind !== 'patch') throw new Error('No remedy')
    const mended = applyPatch(design, finding.remedy.patch).document
    expect(found(panels, mended)).toEqual([])
  })

  it('close to the edge of a panel may be cut', () => {
    const { item } = written(panels)
    const words = { ...item, data: { ...item.data, words: 'Kia ora', align: 'right' as const } }
    // The left panel ends at 300 mm.
    expect(found(panels, moved(opened(panels), words, { x: 50, width: 248 }))).toEqual([
      ['text-cut', '“Kia ora” is close to the edge and may be cut.'],
    ])
    expect(found(panels, moved(opened(panels), words, { x: 50, width: 244 }))).toEqual([])
  })
})
