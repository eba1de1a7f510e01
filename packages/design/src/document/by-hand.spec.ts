import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byHand } from './by-hand'
import type { DesignDocument, DesignItem, DesignRecord, DesignSurface, PlacedMonth } from './document'
import { applyPatch, type Patch } from './patch'

const shape = (id: string, surface: string, x = 1): DesignItem => ({
  kind: 'item',
  id,
  surface,
  order: 'a1',
  frame: { x, y: 2, width: 30, height: 40, angle: 0 },
  type: 'shape',
  data: { shape: 'rect', fill: '#2f5d3a' },
})

const month = (accent: `#${string}`): PlacedMonth => ({
  kind: 'item',
  id: 'days',
  surface: 'p1',
  order: 'a0',
  frame: { x: 1, y: 2, width: 30, height: 40, angle: 0 },
  type: 'month',
  data: { shows: 'days', style: 'classic', accent },
})

const page = (id: string, changes: Partial<DesignSurface> = {}): DesignSurface => ({
  kind: 'surface',
  id,
  part: 'page',
  order: 'a0',
  orientation: 'portrait',
  ...changes,
})

const designOf = (...records: DesignRecord[]): DesignDocument => ({
  version: 2,
  sku: 's',
  tool: 't',
  options: ['small'],
  records: Object.fromEntries(records.map((entry) => [entry.id, entry])),
})

/** Two pages that were filled and one that was not. */
const design = designOf(
  page('p1', { auto: true, background: { kind: 'colour', colour: '#112233' } }),
  page('p2', { auto: true, order: 'a2' }),
  page('p3', { order: 'a3' }),
  shape('one', 'p1'),
  shape('two', 'p2'),
  shape('three', 'p3'),
  month('#445566'),
)

/** The pages that filling may still change after an edit by hand. */
const left = (patch: Patch) =>
  Object.values(applyPatch(design, byHand(design, patch)).document.records).flatMap((entry) =>
    entry.kind === 'surface' && entry.auto ? entry.id : [],
  )

it.each<[string, Patch, string[]]>([
  ['a moved item', { put: [shape('one', 'p1', 9)] }, ['p2']],
  ['a new item', { put: [shape('new', 'p2')] }, ['p1']],
  ['a removed item', { remove: ['two'] }, ['p1']],
  ['an item that goes to another page', { put: [shape('one', 'p2')] }, []],
  ['another layout', { put: [page('p2', { auto: true, layout: { id: 'rows-1', gapMm: 3, marginMm: 0 } })] }, ['p1']],
  ['a background that is taken off', { put: [page('p1', { auto: true })] }, ['p2']],
  ['an edit of a page that was not filled', { put: [shape('three', 'p3', 5)] }, ['p1', 'p2']],
])('%s makes its page the shopper’s own', (_, patch, expected) => {
  expect(left(patch)).toEqual(expected)
})

it.each<[string, Patch]>([
  ['another place in the row', { put: [page('p2', { auto: true, order: 'a4' })] }],
  ['other options, which change all pages alike', { options: ['large'], put: [shape('one', 'p1', 9)] }],
  ['another style of the days', { put: [month('#aabbcc')] }],
  ['the same item once more', { put: [shape('one', 'p1')] }],
  ['a record that is not there', { remove: ['gone'] }],
])('%s leaves the pages to filling', (_, patch) => {
  expect(byHand(design, patch)).toBe(patch)
})

it('is undone exactly, and is the same edit', () => {
  const ids = fc.constantFrom('one', 'two', 'three', 'four')
  const item = fc.record({ id: ids, on: fc.constantFrom('p1', 'p2', 'p3'), x: fc.integer({ min: 0, max: 3 }) })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 4 }), fc.array(ids, { maxLength: 2 }), (items, remove) => {
      const patch: Patch = { put: items.map(({ id, on, x }) => shape(id, on, x)), remove }
      const { document, inverse } = applyPatch(design, byHand(design, patch))
      const plain = applyPatch(design, patch).document
      const changed = (id: string) =>
        [design, plain].some(({ records }) => {
          const entry = records[id]
          return entry?.kind === 'item' && JSON.stringify(plain.records[id]) !== JSON.stringify(design.records[id])
        })
      const touched = new Set(
        ['one', 'two', 'three', 'four']
          .filter(changed)
          .flatMap((id) => [design.records[id], plain.records[id]])
          .flatMap((entry) => (entry?.kind === 'item' ? entry.surface : [])),
      )
      for (const id of ['p1', 'p2']) {
        const surface = document.records[id]
        expect(surface?.kind === 'surface' && surface.auto === true).toBe(!touched.has(id))
      }
      expect(applyPatch(document, inverse).document.records).toEqual(design.records)
    }),
  )
})
