import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { printDefinition } from '../testing/definitions'
import { newDocument } from './new-document'
import { addPrintLikeOthers, setPrintBorders } from './print-borders'
import { printsOf } from './print-lines'
import { movePrints, movePrintsBeside } from './print-order'

const definition: ProductDefinition = { ...printDefinition, arrangement: { kind: 'copies' } }
const photo = (id: string): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx: 3000,
  heightPx: 2000,
})
const add = (design: DesignDocument, ids: string): DesignDocument =>
  [...ids].reduce((all, id) => applyPatch(all, addPrintLikeOthers(definition, all, photo(id))).document, design)
const prints = (ids: string) =>
  add(newDocument(definition, { sku: 'prints', tool: 'tool', options: ['size-10x15', 'gloss'] }), ids)

/** The photos of the prints in their order, as one word. */
const orderOf = (design: DesignDocument): string =>
  printsOf(design)
    .map(({ surface }) => placedPhotosOf(design).find((placed) => placed.surface === surface.id)?.data.photo)
    .join('')
const idsOf = (design: DesignDocument, photos: string): string[] =>
  [...photos].flatMap((id) => placedPhotosOf(design).find(({ data }) => data.photo === id)?.surface ?? [])

describe('the order of prints', () => {
  it.each([
    ['c', 'earlier', 'acbde'],
    ['c', 'later', 'abdce'],
    ['c', 'start', 'cabde'],
    ['c', 'end', 'abdec'],
    ['bd', 'earlier', 'bdace'],
    ['bd', 'later', 'acebd'],
    ['bd', 'start', 'bdace'],
    ['bd', 'end', 'acebd'],
  ] as const)('%s moved %s is %s', (chosen, move, expected) => {
    const design = prints('abcde')
    const patch = movePrints(design, idsOf(design, chosen), move)
    expect(orderOf(applyPatch(design, patch ?? {}).document)).toBe(expected)
  })

  it('does not change at an end, or with nothing to move', () => {
    const design = prints('abc')
    expect(movePrints(design, idsOf(design, 'ab'), 'earlier')).toBeNull()
    expect(movePrints(design, idsOf(design, 'c'), 'end')).toBeNull()
    expect(movePrints(design, [], 'start')).toBeNull()
  })

  it.each([
    ['a', 'c', 'after', 'bcade'],
    ['ae', 'c', 'before', 'baecd'],
    ['b', 'a', 'after', null],
    ['ab', 'b', 'after', null],
  ] as const)('%s dropped at %s, %s it, is %s', (chosen, beside, side, expected) => {
    const design = prints('abcde')
    const patch = movePrintsBeside(design, idsOf(design, chosen), idsOf(design, beside)[0] ?? '', side)
    expect(patch && orderOf(applyPatch(design, patch).document)).toBe(expected)
  })

  it('has every print once after any moves, with valid records', () => {
    const moves = fc.constantFrom('start', 'earlier', 'later', 'end')
    const chosen = fc.subarray([...'abcdef'], { minLength: 1 })
    fc.assert(
      fc.property(fc.array(fc.tuple(chosen, moves), { maxLength: 30 }), (steps) => {
        const design = steps.reduce(
          (all, [ids, move]) => applyPatch(all, movePrints(all, idsOf(all, ids.join('')), move) ?? {}).document,
          prints('abcdef'),
        )
        expect([...orderOf(design)].sort().join('')).toBe('abcdef')
        expect(designDocument.safeParse(design).success).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe('white borders of prints', () => {
  const bordersOf = (design: DesignDocument) =>
    placedPhotosOf(design)
      .sort((a, b) => a.data.photo.localeCompare(b.data.photo))
      .map(({ data }) => data.border)

  it('are around all of them or the marked ones, as wide on paper as their size asks', () => {
    const design = prints('abc')
    const all = applyPatch(design, setPrintBorders(definition, design, null, true)).document
    const [border] = bordersOf(all)
    expect(border?.colour).toBe('#ffffff')
    expect(bordersOf(all)).toEqual([border, border, border])
    const some = applyPatch(all, setPrintBorders(definition, all, idsOf(all, 'b'), false)).document
    expect(bordersOf(some).map(Boolean)).toEqual([true, false, true])
    expect(bordersOf(applyPatch(all, setPrintBorders(definition, all, null, false)).document)).toEqual(
      bordersOf(design),
    )
  })

  it('are around a new print where all the others have one', () => {
    const design = prints('ab')
    const all = applyPatch(design, setPrintBorders(definition, design, null, true)).document
    expect(bordersOf(add(all, 'c')).map(Boolean)).toEqual([true, true, true])
    const some = applyPatch(all, setPrintBorders(definition, all, idsOf(all, 'a'), false)).document
    expect(bordersOf(add(some, 'c')).map(Boolean)).toEqual([false, true, false])
  })
})
