import type { DesignDocument, DesignItem } from '@kea/design/document/document'
import { designDocument, type PlacedText } from '@kea/design/document/document'
import { itemsOn, surfacesOf } from '@kea/design/document/records'
import { boxAroundFrames } from '@kea/design/geometry/frame'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { preflight } from '@kea/design/preflight/preflight'
import { lettersBox } from '@kea/design/preflight/text-findings'
import { productDefinition } from '@kea/design/product/definition'
import { sizesOf } from '@kea/design/product/parts'
import { layTemplate } from '@kea/design/templates/lay-template'
import { templateData } from '@kea/design/templates/template-data'
import { FONTS } from '@kea/design/text/fonts'
import { layoutText } from '@kea/design/text/layout-text'
import { createShaper } from '@kea/text/shaper'
import { fontFile, harfBuzzWasm } from '@kea/text/testing/files'
import { describe, expect, it } from 'vitest'
import { RUG_TEMPLATES } from '../packages/store/seed/templates/rug-templates'
import { designed } from './support/designed-products'

const [, rug, json] = designed.find(([sku]) => sku === 'photo-rug') ?? []
if (!rug || !json) throw new Error('There is no rug')
const definition = productDefinition.parse(JSON.parse(json))
const SIZES = sizesOf(definition)

const shaper = createShaper(harfBuzzWasm())
for (const { id } of FONTS) shaper.addFont(id, fontFile(id))
const { shape } = shaper

function lay({ template }: (typeof RUG_TEMPLATES)[number], option: string): DesignDocument {
  const laid = layTemplate(template, definition, { sku: 'photo-rug', tool: 'rug-tool', options: [option] })
  if (!laid) throw new Error('The template has no face for this size')
  return laid
}

const light = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const holds = ({ x, y, width, height }: DesignItem['frame'] & object, px: number, py: number, isRound: boolean) => {
  const [dx, dy] = [(px - x - width / 2) / (width / 2), (py - y - height / 2) / (height / 2)]
  return isRound ? Math.hypot(dx, dy) <= 1 : Math.max(Math.abs(dx), Math.abs(dy)) <= 1
}

/** The colours behind the corners and the middle of a text: of the topmost area there, else of the ground. */
function behind(design: DesignDocument, text: PlacedText): string[] {
  const [surface] = surfacesOf(design)
  const { background } = surface ?? {}
  const ground = background?.kind === 'colour' ? [background.colour] : (background?.colours ?? ['#ffffff'])
  const below = surface ? itemsOn(design, surface).filter(({ order }) => order < text.order) : []
  const box = lettersBox(text, shape)
  const points = [0.02, 0.5, 0.98].flatMap((x) =>
    [0.2, 0.8].map((y) => [box.x + x * box.width, box.y + y * box.height]),
  )
  return points.flatMap(([x = 0, y = 0]) => {
    const top = below.findLast(
      (item) => item.type === 'shape' && item.data.fill && holds(item.frame, x, y, item.data.shape === 'ellipse'),
    )
    return top?.type === 'shape' && top.data.fill ? [top.data.fill] : ground
  })
}

it('twelve ready-made rugs are for every size', () => {
  expect(RUG_TEMPLATES.map(({ sku }) => sku)).toEqual([
    'rug-name-border',
    'rug-flowers',
    'rug-sunburst',
    'rug-stripes',
    'rug-night',
    'rug-photos',
    'rug-terrazzo',
    'rug-monogram',
    'rug-road',
    'rug-checker',
    'rug-paws',
    'rug-welcome',
  ])
  expect(SIZES.map(({ widthMm, heightMm }) => `${widthMm} × ${heightMm}`)).toEqual([
    '600 × 900',
    '800 × 1200',
    '1000 × 1000',
    '1200 × 1700',
    '1500 × 1500',
    '1600 × 2300',
  ])
  const ids = RUG_TEMPLATES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(12)
})

describe.each(RUG_TEMPLATES)('the ready-made design $sku', (seed) => {
  it('fits the schema of templates', () => {
    expect(templateData.safeParse(seed.template).error?.issues).toBeUndefined()
  })

  it.each(SIZES)('is a design of $widthMm × $heightMm that the check finds nothing wrong with', ({ optionUid }) => {
    const design = lay(seed, optionUid)
    expect(designDocument.safeParse(design).error?.issues).toBeUndefined()
    const findings = preflight(definition, design, shape)
    // Its places wait for the photos of the shopper.
    const expected = seed.sku === 'rug-photos' ? ['empty-places'] : []
    expect(findings.map(({ kind, text }) => (kind === 'empty-places' ? kind : `${kind}: ${text}`))).toEqual(expected)
  })

  it.each(SIZES)('has words on $widthMm × $heightMm that stay in their box and can be read', ({ optionUid }) => {
    const design = lay(seed, optionUid)
    const [surface] = surfacesOf(design)
    if (!surface) throw new Error('There is no surface')
    const texts = itemsOn(design, surface).filter((item) => item.type === 'text')
    for (const text of texts) {
      expect(layoutText(text.data, text.frame, shape).overflows, text.data.words).toBe(false)
      expect(layoutText(text.data, text.frame, shape).missing, text.data.words).toEqual([])
      for (const colour of behind(design, text)) {
        expect(contrast(text.data.colour, colour), `${text.data.words} on ${colour}`).toBeGreaterThanOrEqual(4.5)
      }
      // On the smallest rug too, the letters are as high as a fingernail.
      expect(text.data.sizeMm, text.data.words).toBeGreaterThanOrEqual(12)
    }
    const { face } = geometryOn(definition, design, surface)
    const outside = itemsOn(design, surface).filter(({ frame }) => {
      const { x, y, width, height } = boxAroundFrames(frame ? [frame] : [])
      return x > face.width || y > face.height || x + width < 0 || y + height < 0
    })
    expect(outside).toEqual([])
  })
})
