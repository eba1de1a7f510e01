import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canvasDefinition, cushionDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import { type ProductDefinition, productDefinition } from './definition'
import { readDefinition } from './read-definition'

const ODD: unknown[] = [null, '', 'x', 0, -1, 1e9, 0.5, true, [], {}, undefined]

/** The paths of all values in a definition, its own included. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const below = Object.entries(value).flatMap(([key, child]) => pathsIn(child).map((path) => [key, ...path]))
  return [[], ...below]
}

/** A copy with another value at a path. `undefined` removes it. */
function withValue(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd
  if (Array.isArray(value)) return value.map((child, at) => (String(at) === key ? withValue(child, rest, odd) : child))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === key ? withValue(child, rest, odd) : child,
  ])
  return Object.fromEntries(entries)
}

function isAccepted(json: string): boolean {
  try {
    return productDefinition.safeParse(JSON.parse(json)).success
  } catch {
    return false
  }
}

/** A definition with every field that may be left out or null. */
const detailed: ProductDefinition = {
  ...canvasDefinition,
  parts: canvasDefinition.parts.map((part) => ({
    ...part,
    outline: { kind: 'path', d: 'M0 0L10 0L5 10Z', viewBox: { width: 10, height: 10 } },
    holes: [{ x: 0.5, y: 0.1, widthMm: 4, heightMm: 12, radiusMm: 2 }],
    quiet: [{ label: 'Handle', x: 0, y: 0, width: 0.1, height: 1 }],
    sameAs: { part: 'front', mirrored: true },
    pieces: { columns: 3, rows: 1, gapMm: 30 },
    isTurned: true,
    layout: { id: 'rows-2-2', gapMm: 4, marginMm: 0 },
    ground: '#1d1d1b',
    ink: '#f1e6cc',
    texts: [
      {
        words: 'TAUPŌ',
        font: 'oswald',
        size: 0.3,
        colour: '#f1e6cc',
        outline: '#1d1d1b',
        x: 0.1,
        y: 0.1,
        width: 0.8,
        height: 0.2,
      },
    ],
    overlays: [
      { kind: 'jigsaw', columns: 5, rows: 6 },
      {
        kind: 'path',
        d: 'M0 0L10 0',
        viewBox: { width: 10, height: 10 },
        strokeMm: 1,
        colour: '#1a1a1a',
        isPrinted: true,
      },
    ],
  })),
  freeSize: { leastMm: 100, shortMm: 900, longMm: 1200, stepMm: 1 },
  arrangement: {
    kind: 'pages',
    sequence: [
      { part: 'front', count: 3, timesPrinted: 2 },
      { part: 'back', count: 400 },
    ],
    move: 'photos',
  },
  settings: 'calendar',
  effects: [
    {
      option: 'a',
      upToMm: 500,
      counts: { front: 4 },
      only: ['front'],
      part: { front: { outline: { kind: 'ellipse' }, sameAs: null } },
      look: { rimMm: 4 },
    },
  ],
}

describe('the definition of a product, read without zod', () => {
  it.each([canvasDefinition, printDefinition, mugDefinition, cushionDefinition, detailed])(
    'is read as it was written: %#',
    (definition) => {
      expect(readDefinition(JSON.stringify(definition))).toEqual(definition)
    },
  )

  it('is refused wherever the schema refuses it, and nowhere else', () => {
    let refused = 0
    const paths = [canvasDefinition, detailed].flatMap((definition) =>
      pathsIn(definition).map((path) => ({ definition, path })),
    )
    for (const { definition, path } of paths) {
      for (const odd of ODD) {
        const json = JSON.stringify(withValue(definition, path, odd)) ?? ''
        const isRead = readDefinition(json) !== null
        expect(isRead, json).toBe(isAccepted(json))
        if (!isRead) refused += 1
      }
    }
    expect(refused).toBeGreaterThan(200)
  })

  it('has no field that the schema does not know', () => {
    const further = [
      { ...canvasDefinition, note: '' },
      { ...canvasDefinition, resolution: { ...canvasDefinition.resolution, note: '' } },
      { ...canvasDefinition, effects: [{ option: 'a', part: { '*': { note: '' } } }] },
    ]
    for (const definition of further) {
      expect(readDefinition(JSON.stringify(definition))).toBeNull()
      expect(isAccepted(JSON.stringify(definition))).toBe(false)
    }
  })

  it('agrees with the schema about any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readDefinition(json) !== null).toBe(isAccepted(json))
      }),
    )
  })

  it.each(['', 'no json', '{"sizes":[]}', '{"version":1e999}'])('is null for %j', (json) => {
    expect(readDefinition(json)).toBeNull()
  })
})
