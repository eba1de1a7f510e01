import type { DesignDocument, DesignItem, DesignSurface } from '@kea/design/document/document'
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
import type { SeedTemplate } from '../packages/store/seed/templates/draw'
import { READY_MADE } from '../packages/store/seed/templates/ready-made'
import { designed } from './support/designed-products'

interface Expected {
  /** The skus of the designs, in the order of the shop. */
  designs: string[]
  sizes: string[]
  /** Of the smallest letters on the smallest size. */
  lettersMm: number
  /** The designs with places that wait for photos of the shopper. */
  withPlaces: string[]
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  rug: {
    designs: [
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
    ],
    sizes: ['600 × 900', '800 × 1200', '1000 × 1000', '1200 × 1700', '1500 × 1500', '1600 × 2300'],
    // As high as a fingernail.
    lettersMm: 12,
    withPlaces: ['rug-photos'],
  },
  'greeting-card': {
    designs: ['card-pohutukawa', 'card-beach', 'card-korora', 'card-aoraki', 'card-hooray', 'card-thanks'],
    // Of a page: folded ones have four.
    sizes: ['105 × 148', '127 × 178', '105 × 148', '127 × 178'],
    lettersMm: 3.5,
    withPlaces: ['card-pohutukawa', 'card-beach', 'card-korora', 'card-aoraki', 'card-hooray', 'card-thanks'],
  },
}

function productOf(type: string) {
  const { sku, templates } = READY_MADE[type] ?? { sku: '', templates: [] }
  const [, product, json] = designed.find(([each]) => each === sku) ?? []
  if (!product || !json) throw new Error(`There is no product for ${type}`)
  const definition = productDefinition.parse(JSON.parse(json))
  return { sku, tool: product.tool ?? '', templates, definition, sizes: sizesOf(definition) }
}

const shaper = createShaper(harfBuzzWasm())
for (const { id } of FONTS) shaper.addFont(id, fontFile(id))
const { shape } = shaper

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
function behind(design: DesignDocument, surface: DesignSurface, text: PlacedText): string[] {
  const { background } = surface
  const ground = background?.kind === 'colour' ? [background.colour] : (background?.colours ?? ['#ffffff'])
  const below = itemsOn(design, surface).filter(({ order }) => order < text.order)
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

it('the ready-made designs are those of rugs and of cards, each with a number of its own', () => {
  expect(Object.keys(READY_MADE)).toEqual(['rug', 'greeting-card'])
  const ids = Object.values(READY_MADE).flatMap(({ templates }) => templates.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([18, 18])
})

describe.each(Object.entries(EXPECTED))('the ready-made designs of a %s', (type, expected) => {
  const { sku, tool, templates, definition, sizes } = productOf(type)

  const lay = ({ template }: SeedTemplate, option: string): DesignDocument => {
    const laid = layTemplate(template, definition, { sku, tool, options: [option] })
    if (!laid) throw new Error('The template has no face for this size')
    return laid
  }

  it('are for every size', () => {
    expect(templates.map((each) => each.sku)).toEqual(expected.designs)
    expect(sizes.map(({ widthMm, heightMm }) => `${widthMm} × ${heightMm}`)).toEqual(expected.sizes)
  })

  describe.each(templates)('such as $sku', (seed) => {
    it('fit the schema of templates', () => {
      expect(templateData.safeParse(seed.template).error?.issues).toBeUndefined()
    })

    it.each(sizes)('are designs of $widthMm × $heightMm that the check finds nothing wrong with', ({ optionUid }) => {
      const design = lay(seed, optionUid)
      expect(designDocument.safeParse(design).error?.issues).toBeUndefined()
      const findings = preflight(definition, design, shape)
      const waiting = expected.withPlaces.includes(seed.sku) ? ['empty-places'] : []
      expect(findings.map(({ kind, text }) => (kind === 'empty-places' ? kind : `${kind}: ${text}`))).toEqual(waiting)
    })

    it.each(sizes)('have words on $widthMm × $heightMm that stay in their box and can be read', ({ optionUid }) => {
      const design = lay(seed, optionUid)
      for (const surface of surfacesOf(design)) {
        const texts = itemsOn(design, surface).filter((item) => item.type === 'text')
        for (const text of texts) {
          expect(layoutText(text.data, text.frame, shape).overflows, text.data.words).toBe(false)
          expect(layoutText(text.data, text.frame, shape).missing, text.data.words).toEqual([])
          for (const colour of behind(design, surface, text)) {
            expect(contrast(text.data.colour, colour), `${text.data.words} on ${colour}`).toBeGreaterThanOrEqual(4.5)
          }
          expect(text.data.sizeMm, text.data.words).toBeGreaterThanOrEqual(expected.lettersMm)
        }
        const { face } = geometryOn(definition, design, surface)
        const outside = itemsOn(design, surface).filter(({ frame }) => {
          const { x, y, width, height } = boxAroundFrames(frame ? [frame] : [])
          return x > face.width || y > face.height || x + width < 0 || y + height < 0
        })
        expect(outside).toEqual([])
      }
    })
  })
})
