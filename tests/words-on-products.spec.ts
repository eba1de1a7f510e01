import { newDocument } from '@kea/design/arrangement/new-document'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import type { PlacedText } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { itemsOf } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { changeText } from '@kea/design/items/text/edit'
import { textPlaces } from '@kea/design/items/text/places'
import { calmText } from '@kea/design/preflight/calm-text'
import { preflight } from '@kea/design/preflight/preflight'
import { type ProductDefinition, productDefinition } from '@kea/design/product/definition'
import { partsOf } from '@kea/design/product/parts'
import { plainShape } from '@kea/design/testing/texts'
import { FONTS } from '@kea/design/text/fonts'
import { createShaper } from '@kea/text/shaper'
import { fontFile, harfBuzzWasm } from '@kea/text/testing/files'
import { describe, expect, it } from 'vitest'
import { choicesOf, designed, type Seed, uidOf } from './support/designed-products'

describe('a new text', () => {
  /** Names of parts on which a line of words would be cut or covered where a new text stands. */
  function unprintable(product: Seed, definition: ProductDefinition): string[] {
    // Each choice that makes other parts.
    const choices = new Map(
      choicesOf(product).map((options) => [JSON.stringify(partsOf(definition, options)), options]),
    )
    return [...new Set([...choices.values()].flatMap((options) => findsOn(definition, options)))]
  }

  function findsOn(definition: ProductDefinition, options: string[]): string[] {
    const design = newDocument(definition, { sku: 's', tool: 't', options })
    return shownSurfaces(definition, design).flatMap((surface) => {
      const geometry = geometryOn(definition, design, surface)
      if (!geometry.part.allows.includes('text')) return []
      const world = { definition, design, geometry, shape: plainShape }
      const item = calmText(world, surface, { id: 'text', words: 'Your words' }, () => [1])
      const { put = [] } = changeText(item, { words: 'Kia ora' }, plainShape)
      const written = applyPatch(design, { put }).document
      const own = preflight(definition, written, plainShape).filter(({ item: id }) => id === 'text')
      return own.map(
        ({ kind, text }) => `${geometry.part.label} ${geometry.face.width} × ${geometry.face.height}: ${kind}, ${text}`,
      )
    })
  }

  it.each(designed)('on %s stands where it is printed and seen', (_, product, json) => {
    expect(unprintable(product, productDefinition.parse(JSON.parse(json)))).toEqual([])
  })
})

describe('every place for a new text', () => {
  /** The height of the smallest letters, in mm, with each choice. */
  function smallest(product: Seed, definition: ProductDefinition): number {
    const heights = choicesOf(product).flatMap((options) => {
      const design = newDocument(definition, { sku: 's', tool: 't', options })
      return shownSurfaces(definition, design).flatMap((surface) =>
        textPlaces(geometryOn(definition, design, surface)).map(({ sizeMm }) => sizeMm),
      )
    })
    return Math.min(...heights)
  }

  it.each(designed)('of %s has letters that can be read', (_, product, json) => {
    expect(smallest(product, productDefinition.parse(JSON.parse(json)))).toBeGreaterThan(1)
  })
})

describe('the examples that a new design starts with', () => {
  const shaper = createShaper(harfBuzzWasm())
  for (const { id } of FONTS) shaper.addFont(id, fontFile(id))

  it.each(designed.filter(([, , json]) => json.includes('"texts"')))(
    'on %s stand where they are printed and seen, with each choice',
    (_, product, json) => {
      const definition = productDefinition.parse(JSON.parse(json))
      const kinds = choicesOf(product).flatMap((options) => {
        const design = newDocument(definition, { sku: 's', tool: 't', options })
        return preflight(definition, design, shaper.shape).map(({ kind, text }) => `${kind} ${text}`)
      })
      expect(kinds.length).toBeGreaterThan(0)
      // Nothing is written yet, and places for photos are still empty.
      expect(kinds.filter((kind) => !/^(unwritten|empty-places)/.test(kind))).toEqual([])
    },
  )

  it('of a pet tag give way to fourteen letters and digits, and still are printed and seen', () => {
    const [, product, json = ''] = designed.find(([sku]) => sku === 'photo-pet-tag') ?? []
    const definition = productDefinition.parse(JSON.parse(json))
    const written = (shape: number) => {
      const options = [uidOf(1611, shape), uidOf(1612, 161201)]
      const design = newDocument(definition, { sku: 's', tool: 't', options })
      const texts = itemsOf(design).filter((item): item is PlacedText => item.type === 'text')
      const put = ['Lady Wilhelmina', '0211 234 567 8901'].flatMap((words, at) => {
        const text = texts[at]
        return text ? (changeText(text, { words }, shaper.shape, text).put ?? []) : []
      })
      return preflight(definition, applyPatch(design, { put }).document, shaper.shape).map(({ text }) => text)
    }
    expect(product?.options[0]?.values.map(({ id, title }) => [title, written(id)])).toEqual([
      ['Round, 25 mm', []],
      ['Round, 32 mm', []],
      ['Bone, 40 × 26 mm', []],
    ])
  })
})

it('a stocking asks for the name before the cart, and for twelve letters at most', () => {
  const [, product, json = ''] = designed.find(([sku]) => sku === 'photo-christmas-stocking') ?? []
  const definition = productDefinition.parse(JSON.parse(json))
  const options = [uidOf(1671, 167101), uidOf(1672, 167201)]
  const design = newDocument(definition, { sku: 's', tool: 't', options })
  const found = (words: string) => {
    const name = itemsOf(design).find(({ type }) => type === 'text')
    if (name?.type !== 'text') throw new Error('The cuff has no name')
    const { document } = applyPatch(design, { put: [{ ...name, data: { ...name.data, words, sizeMm: 10 } }] })
    return preflight(definition, document, plainShape).map(({ text }) => text)
  }
  expect(found('Name')).toEqual(['Cuff: “Name” is one of our examples.'])
  expect(found('Ana-Margaret')).toEqual([])
  expect(found('Ana-Margareta')).toEqual(['Cuff: Up to 12 letters fit here, and you have 13.'])
  const wordless = applyPatch(design, { remove: itemsOf(design).map(({ id }) => id) }).document
  expect(preflight(definition, wordless, plainShape).map(({ text }) => text)).toEqual(['Cuff: There are no words yet.'])
  // The product's page promises it.
  expect(product?.description).toContain('a name of up to twelve letters')
})
