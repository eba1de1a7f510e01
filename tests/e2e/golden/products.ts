import type { ProductDefinition, ProductPart } from '../../../packages/design/src/product/definition'
import {
  canvasDefinition,
  cushionDefinition,
  mugDefinition,
  printDefinition,
  withSizes,
} from '../../../packages/design/src/testing/definitions'
import { cardsDefinition, memoryDefinition } from '../../../packages/design/src/testing/games'

/** Small pieces, which are drawn and compared quickly. */
const SMALL: [string, number, number][] = [
  ['size-a', 160, 120],
  ['size-b', 120, 160],
  ['size-c', 140, 140],
]
export const canvas = withSizes(canvasDefinition, SMALL)
export const print = withSizes(printDefinition, SMALL)
export const mug = withSizes(mugDefinition, [['size-a', 200, 86]])
export const cushion = withSizes(cushionDefinition, SMALL)

const withPart = (definition: ProductDefinition, changes: Partial<ProductPart>): ProductDefinition => ({
  ...definition,
  parts: definition.parts.map((part) => ({ ...part, ...changes })),
})

const HEART = 'M50 90C20 65 0 45 0 25C0 5 30 -8 50 18C70 -8 100 5 100 25C100 45 80 65 50 90Z'
export const heart = withPart(print, { outline: { kind: 'path', d: HEART, viewBox: { width: 100, height: 90 } } })
export const tag = withPart(print, {
  outline: { kind: 'rect', radiusMm: 8 },
  holes: [{ x: 0.5, y: 0.1, widthMm: 6, heightMm: 6, radiusMm: 3 }],
})
export const round = withPart(print, { outline: { kind: 'ellipse' } })
export const split = withPart(canvas, { canRotate: false, pieces: { columns: 2, rows: 1, gapMm: 20 } })
/** One page of a calendar: a photo above, the days below. */
export const calendar: ProductDefinition = {
  ...withPart(print, {
    canRotate: false,
    layout: { id: 'rows-1', gapMm: 2, marginMm: 0 },
    layoutArea: { x: 0, y: 0, width: 1, height: 0.4 },
    month: { x: 0.04, y: 0.43, width: 0.92, height: 0.54, shows: 'days' },
  }),
  settings: 'calendar',
}
export const bordered = withPart(print, { borderMm: 10 })

/** The first seven cards of a deck, with their back. */
export const cards: ProductDefinition = {
  ...cardsDefinition,
  arrangement: {
    kind: 'pages',
    sequence: [
      { part: 'face', count: 7 },
      { part: 'back', count: 1 },
    ],
    move: 'photos',
  },
}
export const memory: ProductDefinition = {
  ...memoryDefinition,
  parts: memoryDefinition.parts.map((part) =>
    part.id === 'back'
      ? { ...part, ground: '#5f9199', pattern: { name: 'dots', colour: '#f3ead6', repeats: 8 } }
      : part,
  ),
}
