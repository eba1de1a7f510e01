import { type PagesArrangement, type ProductDefinition, productDefinition } from '../product/definition'
import { canvasDefinition } from './definitions'

const [front] = canvasDefinition.parts
if (!front) throw new Error('No part')

/** A flat part of a product of pages. */
export const sheet = (id: string, label: string, widthMm: number, heightMm: number) => ({
  ...front,
  id,
  label,
  size: { widthMm, heightMm },
  ...{ wrapMm: 0, bleedMm: 3, edge: 'white' as const, canRotate: false, borderMm: 0 },
})

/** A product of pages like these, for specs. */
export const pagesDefinition = (
  { sequence, move }: Omit<PagesArrangement, 'kind'>,
  changes: Pick<ProductDefinition, 'parts'> & Partial<ProductDefinition>,
): ProductDefinition =>
  productDefinition.parse({
    version: 3,
    arrangement: { kind: 'pages', sequence, move },
    sizeFollowsPhoto: false,
    effects: [],
    resolution: { goodPpi: 200, leastPpi: 100 },
    look: null,
    views: [],
    ...changes,
  })

/** A book: a cover, a first and a last page, and 3, 5 or 8 spreads between them. */
export const bookDefinition = pagesDefinition(
  {
    sequence: [
      { part: 'cover', count: 1 },
      { part: 'first', count: 1, names: 'pages' },
      { part: 'spread', count: 3, names: 'pages' },
      { part: 'last', count: 1, names: 'pages' },
    ],
    move: 'surfaces',
  },
  {
    parts: [
      sheet('cover', 'Cover', 408, 200),
      sheet('first', 'First page', 200, 200),
      sheet('spread', 'Spread', 400, 200),
      sheet('last', 'Last page', 200, 200),
    ],
    effects: [
      { option: 'size-200', part: { cover: { size: { widthMm: 408, heightMm: 200 } } } },
      { option: 'pages-8' },
      { option: 'pages-12', counts: { spread: 5 } },
      { option: 'pages-18', counts: { spread: 8 } },
    ],
  },
)

/** A memory game: 4 or 6 pairs, each printed twice, and one back. */
export const memoryDefinition = pagesDefinition(
  {
    sequence: [
      { part: 'face', count: 4, timesPrinted: 2 },
      { part: 'back', count: 1 },
    ],
    move: 'photos',
  },
  {
    parts: [sheet('face', 'Pair', 60, 60), { ...sheet('back', 'Back', 60, 60), mayBeEmpty: true }],
    effects: [
      { option: 'pairs-4', part: { '*': { size: { widthMm: 60, heightMm: 60 } } } },
      { option: 'pairs-6', part: { '*': { size: { widthMm: 60, heightMm: 60 } } }, counts: { face: 6 } },
    ],
  },
)
