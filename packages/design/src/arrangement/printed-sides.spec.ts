import { describe, expect, it } from 'vitest'
import { composeSide, pagesOf } from '../compose/compose'
import type { DesignDocument, DesignItem } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfaceId } from '../document/records'
import type { Primitive } from '../geometry/display-list'
import { preflight } from '../preflight/preflight'
import type { ProductDefinition } from '../product/definition'
import { cushionDefinition } from '../testing/definitions'
import { plainDrawings, plainShape, textOf } from '../testing/texts'
import { newDocument } from './new-document'
import { allPrinted } from './printed'
import { printedSides, seenSides } from './printed-sides'

const [face] = cushionDefinition.parts
if (!face) throw new Error('The definition has no part')
const FOOT = { ...face, size: { widthMm: 90, heightMm: 240 }, bleedMm: 5 }

/** A pair of jandals of 90 × 240 mm. The right one mirrors the left one until it has a design of its own. */
const jandals: ProductDefinition = {
  ...cushionDefinition,
  parts: [
    { ...FOOT, id: 'left', label: 'Left' },
    { ...FOOT, id: 'right', label: 'Right' },
  ],
  effects: [
    { option: 'one', part: { right: { sameAs: { part: 'left', mirrored: true } } } },
    { option: 'same', part: { right: { sameAs: { part: 'left', mirrored: false } } } },
  ],
}
const placed = { kind: 'item', surface: surfaceId('left'), order: 'a1' } as const
const frame = { x: 10, y: 20, width: 30, height: 15, angle: 0 }

function pairWith(...put: DesignItem[]): DesignDocument {
  const empty = newDocument(jandals, { sku: 's', tool: 't', options: ['one'] })
  const photo = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx: 3000, heightPx: 1500 } as const
  return applyPatch(empty, { put: [photo, ...put] }).document
}

const words = (changes: Partial<DesignItem['frame'] & object> = {}): DesignItem => ({
  ...placed,
  id: 'words',
  type: 'text',
  frame: { ...frame, ...changes },
  data: textOf('Kia ora'),
})
const kiwi: DesignItem = {
  ...placed,
  id: 'kiwi',
  type: 'graphic',
  frame: { ...frame, angle: 90 },
  data: { drawing: 'kiwi', colours: [] },
}
const photo: DesignItem = {
  ...placed,
  id: 'photo',
  type: 'photo',
  frame,
  data: { photo: 'p', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
}

const right = (design: DesignDocument): readonly Primitive[] =>
  pagesOf(design, allPrinted(design, jandals), plainDrawings)[1]?.list ?? []
const xs = (list: readonly Primitive[]): number[] =>
  list.flatMap((entry) =>
    entry.kind === 'glyphs'
      ? entry.glyphs.map(({ transform }) => transform[4])
      : 'children' in entry
        ? xs(entry.children)
        : [],
  )

describe('a part that mirrors another one', () => {
  it('prints words from left to right, where a mirror shows their frame', () => {
    const pair = pairWith(words())
    const [left, mirrored] = pagesOf(pair, allPrinted(pair, jandals), plainDrawings)
    const shift = 90 - 10 - 30 - 10
    expect(xs(mirrored?.list ?? [])).toEqual(xs(left?.list ?? []).map((x) => expect.closeTo(x + shift, 6)))
    expect(JSON.stringify(mirrored?.list)).not.toContain('[-1,0,0,1')
  })

  it('turns words the other way about the middle of their frame', () => {
    const [entry] = right(pairWith(words({ angle: 30 })))
    // About (65, 27.5) by 30 degrees to the left.
    const [cos, sin] = [0.8660254, 0.5]
    const transform = [cos, -sin, sin, cos, 65 - cos * 65 - sin * 27.5, 27.5 + sin * 65 - cos * 27.5]
    expect(entry).toMatchObject({ kind: 'group', transform: transform.map((value) => expect.closeTo(value, 4)) })
  })

  it('shows a drawing as it is drawn', () => {
    const [entry] = right(pairWith(kiwi))
    if (entry?.kind !== 'group' || !entry.transform) throw new Error('The drawing has no transform')
    const [a, b, c, d] = entry.transform
    expect(a * d - b * c).toBeGreaterThan(0)
    expect([Math.sign(b), Math.sign(c)]).toEqual([-1, 1])
  })

  it('mirrors a photo', () => {
    const [flip] = right(pairWith(photo))
    expect(flip).toMatchObject({ kind: 'group', transform: [-1, 0, 0, 1, 90, 0] })
    const image = flip?.kind === 'group' && flip.children[0]
    expect(image).toMatchObject({ clip: 'M10 20L40 20L40 35L10 35Z', children: [{ photo: 'p' }] })
  })

  it('is seen as it is printed', () => {
    const design = pairWith(photo, words({ angle: 12 }), kiwi)
    const seen = seenSides(jandals, design)
    expect(seen.map(({ part }) => part.id)).toEqual(['left', 'right'])
    const shown = seen.map((side) => composeSide(jandals, design, side, plainDrawings).list)
    expect(shown).toEqual(pagesOf(design, allPrinted(design, jandals), plainDrawings).map(({ list }) => list))
  })
})

it('a part that is the same as another one is printed and looks no different', () => {
  const design = { ...pairWith(photo), options: ['same'] }
  expect(printedSides(jandals, design).map(({ part }) => part.id)).toEqual(['left', 'right'])
  expect(seenSides(jandals, design).map(({ part }) => part.id)).toEqual(['left'])
  const cut = { kind: 'ellipse' } as const
  const other = { ...jandals, parts: jandals.parts.map((part, at) => (at === 1 ? { ...part, outline: cut } : part)) }
  expect(seenSides(other, design).map(({ part }) => part.id)).toEqual(['left', 'right'])
})

describe('preflight', () => {
  const holed: ProductDefinition = {
    ...jandals,
    parts: jandals.parts.map((part) => ({
      ...part,
      holes: part.id === 'right' ? [{ x: 65 / 90, y: 27 / 240, widthMm: 12, heightMm: 12, radiusMm: 6 }] : [],
    })),
  }

  it('looks at the page that is printed from another side, and names it', () => {
    const design = pairWith(words())
    expect(preflight(jandals, design, plainShape)).toEqual([])
    expect(preflight(holed, design, plainShape)).toEqual([
      expect.objectContaining({ kind: 'text-covered', surface: surfaceId('left'), item: 'words', remedy: null }),
    ])
    expect(preflight(holed, design, plainShape)[0]?.text).toBe('Right: “Kia ora” lies under the hole.')
  })

  it('tells what is wrong on both sides once', () => {
    const small = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx: 60, heightPx: 30 } as const
    const design = applyPatch(pairWith(photo, words({ x: -10 })), { put: [small] }).document
    expect(preflight(jandals, design, plainShape).map(({ kind, item }) => [kind, item])).toEqual([
      ['blurry', 'photo'],
      ['text-cut', 'words'],
    ])
  })
})
