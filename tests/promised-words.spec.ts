import { readdirSync, readFileSync } from 'node:fs'
import { newDocument } from '@kea/design/arrangement/new-document'
import type { DesignDocument, PlacedText } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { itemsOf, surfacesOf } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { newTexts } from '@kea/design/items/text/edit'
import { preflight } from '@kea/design/preflight/preflight'
import { type ProductDefinition, productDefinition } from '@kea/design/product/definition'
import { plainShape, textOf } from '@kea/design/testing/texts'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { PrintResources } from '@kea/print/resources'
import { describe, expect, it } from 'vitest'
import { pieceProblem } from '../packages/store/src/modules/designs/line-check'
import { planPrint } from '../packages/store/src/modules/print-plan/plan-print'
import { designed, type Seed, uidOf } from './support/designed-products'

const NUMBER =
  '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty(?:-\\w+)?'
const counted = (nouns: string) => new RegExp(`\\b(?:${NUMBER})[ \u00a0](?:\\w+[ \u00a0])?(?:${nouns})\\b`, 'gi')
const WORDS = counted('letters?|characters?|digits?|lines?|words?')

const HEAD = ['name', 'meta_title', 'meta_description', 'short_description'] as const
const TEXTS = [...HEAD, 'description', 'technical_specifications'] as const

const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ')

/** All that the product's page says. */
const said = (product: Seed): string =>
  plain(
    [
      ...TEXTS.map((name) => product[name] ?? ''),
      ...product.options.flatMap(({ title, values }) => [title, ...values.map((value) => value.title)]),
    ].join(' | '),
  )

const countedIn = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])]

describe('how many letters, digits, lines and words our texts promise', () => {
  it('of products that are designed is in their definitions, or is no limit', () => {
    expect(
      designed.flatMap(([sku, product]) => {
        const found = countedIn(said(product), WORDS)
        return found.length > 0 ? [[sku, ...found]] : []
      }),
    ).toEqual([
      // The number of examples: see below.
      // The word that the sign begins with.
      ['aroha-neon-sign', 'five letters'],
      // The lines of a drawing, or of the words that a sign begins with, which may have three lines.
      ['beach-neon-sign', 'Three lines', 'three lines', 'one line'],
      ['better-together-neon-sign', 'One line', 'one line', 'Two lines'],
      ['bus-roll', 'Nine lines'],
      ['custom-business-neon-sign', 'three lines', 'Ten letters'],
      ['dream-big-neon-sign', 'two words'],
      ['good-vibes-neon-sign', 'one line', 'Two words'],
      ['gym-neon-sign', 'Four letters'],
      ['happy-birthday-neon-sign', 'two lines'],
      ['heart-neon-sign', 'one line'],
      ['hello-gorgeous-neon-sign', 'Thirteen letters'],
      ['home-neon-sign', 'Four letters'],
      ['kia-ora-neon-sign', 'one flowing line'],
      ['lets-party-neon-sign', 'Two words'],
      ['lightning-neon-sign', 'one line'],
      ['love-neon-sign', 'Four letters', 'four letters'],
      ['mountain-neon-sign', 'one line', 'One line'],
      ['mr-and-mrs-neon-sign', 'Seven letters'],
      ['music-neon-sign', 'one line'],
      ['photo-christmas-stocking', 'twelve letters'],
      ['photo-jewellery', '24 letters'],
      ['photo-luggage-tag', 'three lines'],
      // “Change one line of your design.”
      ['photo-pet-tag', 'two lines', '14 letters', 'one line'],
      ['sports-print', '18 letters', 'three digits'],
    ])
  })

  it('of pages is advice', () => {
    const folder = new URL('../packages/store/seed/pages/', import.meta.url)
    expect(
      readdirSync(folder).flatMap((file) => {
        const found = countedIn(plain(readFileSync(new URL(file, folder), 'utf8')), WORDS)
        return found.length > 0 ? [[file, ...found]] : []
      }),
    ).toEqual([
      ['custom-apron.html', 'two lines', 'three words'],
      // The story of a book.
      ['custom-photo-books.html', 'one line'],
      // Lines of the cart.
      ['photo-magnets.html', 'six lines'],
    ])
  })

  it('and the names that they promise have a place that a new design starts with', () => {
    const naming = designed.flatMap(([sku, product, json]) => {
      const head = HEAD.map((name) => product[name] ?? '').join(' ')
      if (!/\b(?:names?|initials)\b/i.test(head)) return []
      const { parts } = productDefinition.parse(JSON.parse(json))
      return [[sku, ...parts.flatMap(({ id, texts }) => (texts ? [`${id}: ${texts.length}`] : []))]]
    })
    expect(naming).toEqual([
      ['bus-roll', 'front: 9'],
      // A sign starts with its words.
      ['custom-business-neon-sign'],
      ['family-name-neon-sign'],
      ['kids-name-neon-sign'],
      ['mountain-neon-sign'],
      ['mr-and-mrs-neon-sign'],
      ['photo-christmas-stocking', 'cuff: 1'],
      // “Your photo or your name”: the shopper puts it where it should be.
      ['photo-door-mat'],
      ['photo-luggage-tag', 'back: 3'],
      ['photo-pet-bowl', 'wrap: 1'],
      ['photo-pet-tag', 'back: 2'],
      ['sports-print', 'front: 3'],
    ])
  })
})

interface Place {
  sku: string
  /** Ids of option values, one of each group. */
  values: readonly number[]
  /** What the page says of it. */
  promise: string
  part: string
  /** The words of the part's examples, in their order; more are texts of the shopper's own. */
  fits: readonly string[]
  /** Words that are too long, and what tool, cart and printer say. */
  refused: readonly (readonly [words: readonly string[], text: string])[]
}

const PLACES: readonly Place[] = [
  {
    sku: 'photo-christmas-stocking',
    values: [167101, 167201],
    promise: 'a name of up to twelve letters',
    part: 'cuff',
    fits: ['Ana Margaret'],
    refused: [[['Ana-Margareta'], 'Cuff: Up to 12 letters fit here, and you have 13.']],
  },
  {
    sku: 'photo-pet-tag',
    values: [161101, 161201],
    promise: 'two lines of up to 14 letters or digits each',
    part: 'back',
    fits: ['Abcdefghijklmn', '0211 234 567 8901'],
    refused: [
      [['Abcdefghijklmno', '021 123 456'], 'Back: Up to 14 letters fit on a line, and you have 15.'],
      [['Tui', '0211 234 567 89012'], 'Back: Up to 14 digits fit on a line, and you have 15.'],
      [['Tui\nTama', '021 123 456'], 'Back: Up to 2 lines fit here, and you have 3.'],
      [['Tui', '021 123 456', 'Ruru'], 'Back: Up to 2 lines fit here, and you have 3.'],
    ],
  },
  {
    sku: 'photo-jewellery',
    values: [175101, 175201, 175301],
    promise: 'The back of a pendant takes up to 24 letters.',
    part: 'back',
    fits: ['Abcdefghijkl\nmnopqrstuvwx'],
    refused: [[['Abcdefghijkl', 'mnopqrstuvwxy'], 'Back: Up to 24 letters fit here, and you have 25.']],
  },
  {
    sku: 'sports-print',
    values: [180101],
    promise: 'Name up to 18 letters, number up to three digits',
    part: 'front',
    fits: ['100', 'Maximilian Taumaunu', 'Season 2026, the whole year through'],
    refused: [
      [['1000', 'Tama', '2026'], '“1000”: Up to 3 digits fit here, and you have 4.'],
      [['10', 'Maximiliane Taumaunu', '2026'], '“Maximiliane Taumaunu”: Up to 18 letters fit here, and you have 19.'],
    ],
  },
]

const optionsOf = ({ options }: Seed, values: readonly number[]): string[] =>
  options.map(({ id }, at) => uidOf(id, values[at] ?? 0))

/** A design with these words on a part, and something on each other part that needs it. */
function written(
  definition: ProductDefinition,
  options: string[],
  { sku, part }: Pick<Place, 'sku' | 'part'>,
  words: readonly string[],
): DesignDocument {
  const design = newDocument(definition, { sku, tool: 't', options })
  const examples = itemsOf(design).filter((item): item is PlacedText => item.type === 'text')
  const own = examples.filter(({ surface }) => surface === `surface:${part}`)
  const surface = surfacesOf(design).find((each) => each.part === part)
  if (!surface) throw new Error(`There is no ${part}`)
  const put = words.map((each, at): PlacedText => {
    const example = own[at]
    if (example) return { ...example, data: { ...example.data, words: each, sizeMm: 1 } }
    const geometry = geometryOn(definition, design, surface)
    const [text] = newTexts(design, surface, geometry, { id: `own-${at}`, words: each }, plainShape)
    if (!text) throw new Error('There is no place')
    return { ...text, data: { ...textOf(each), sizeMm: 1 } }
  })
  const rest = surfacesOf(design)
    .filter(({ part: other }) => other !== part)
    .map(
      (other): PlacedText => ({
        kind: 'item',
        id: `on:${other.id}`,
        surface: other.id,
        order: 'a5',
        frame: { x: 5, y: 5, width: 5, height: 5, angle: 0 },
        type: 'text',
        data: { ...textOf('Kia ora'), sizeMm: 1 },
      }),
    )
  return applyPatch(design, { put: [...put, ...rest] }).document
}

const noPhoto = async () => {
  throw new Error('There is no photo')
}
const resources: PrintResources = {
  original: noPhoto,
  derived: noPhoto,
  font: async () => new Uint8Array(),
  subset: (font) => font,
}
const facts = () => ({ title: '', id: '0'.repeat(32), created: new Date(0), slug: null })

/** Why the printer does not plan a line; null if it does. */
async function printProblem(definition: ProductDefinition, design: DesignDocument): Promise<string | null> {
  try {
    const line = { definition, design, options: design.options, quantity: 1 }
    await planPrint(line, { resources, shape: () => null, facts })
    return null
  } catch (error) {
    if (error instanceof PrintRefusal) return error.message
    throw error
  }
}

describe.each(PLACES)('the words on $sku', ({ sku, values, promise, part, fits, refused }) => {
  const [, product, json = ''] = designed.find(([each]) => each === sku) ?? []
  const definition = productDefinition.parse(JSON.parse(json))
  const options = product ? optionsOf(product, values) : []
  const lengths = (design: DesignDocument) =>
    preflight(definition, design, plainShape)
      .filter(({ kind }) => kind === 'too-long')
      .map(({ text }) => text)
  const cart = (design: DesignDocument) => pieceProblem(design, { sku, optionUids: options, definition, quantity: 1 })

  it('are promised on its page', () => {
    expect(product && said(product)).toContain(promise)
  })

  it('fit as the page says, and are taken by tool, cart and printer', async () => {
    const design = written(definition, options, { sku, part }, fits)
    expect([lengths(design), cart(design), await printProblem(definition, design)]).toEqual([[], null, null])
  })

  it.each(refused)('%j are refused by tool, cart and printer', async (words, text) => {
    const design = written(definition, options, { sku, part }, words)
    expect(lengths(design)).toEqual([text])
    expect([cart(design), await printProblem(definition, design)]).toEqual([text, text])
  })
})
