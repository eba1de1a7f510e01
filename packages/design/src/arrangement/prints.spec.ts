import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesOf } from '../compose/compose'
import { type DesignDocument, type DesignPhoto, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOf, photosOf, surfacesOf } from '../document/records'
import { fillingPlacement } from '../edits/edits'
import { aspectOf } from '../geometry/crop'
import { geometryOn } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { printDefinition } from '../testing/definitions'
import { hasOptions } from './has-options'
import { newDocument } from './new-document'
import { turnPiece } from './place-photo'
import { copiesOf, printLines, printsOf } from './print-lines'
import { allPrinted } from './printed'
import { addPrint, choosePrintOption, removePrints, setCopies } from './prints'

const definition: ProductDefinition = { ...printDefinition, arrangement: { kind: 'copies' } }
const SMALL = ['size-10x15', 'gloss']
const LARGE = ['size-20x30', 'gloss']

const photo = (id: string, widthPx = 3000, heightPx = 2000): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx,
  heightPx,
})

const empty = (): DesignDocument => newDocument(definition, { sku: 'prints', tool: 'tool', options: SMALL })
const add = (design: DesignDocument, ...photos: DesignPhoto[]): DesignDocument =>
  photos.reduce((all, next) => applyPatch(all, addPrint(definition, all, next)).document, design)
const three = () => add(empty(), photo('a'), photo('b', 2000, 3000), photo('c', 2000, 2000))
const ids = (design: DesignDocument) => printsOf(design).map(({ surface }) => surface.id)
const toLarge = () => LARGE
const idAt = (design: DesignDocument, at: number) => ids(design)[at] ?? ''

describe('prints by copies', () => {
  it('each photo is a print of its own, in the order in which they came, in its own orientation', () => {
    const design = three()
    expect(surfacesOf(design).map(({ orientation }) => orientation)).toEqual(['landscape', 'portrait', 'portrait'])
    expect(printsOf(design).map(({ copies, options }) => [copies, options])).toEqual([
      [1, SMALL],
      [1, SMALL],
      [1, SMALL],
    ])
    expect(photosOf(design).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('one photo may be printed twice, and the first print keeps it', () => {
    const design = add(three(), photo('a'))
    expect([ids(design).length, itemsOf(design).length, photosOf(design).length]).toEqual([4, 4, 3])
    const without = applyPatch(design, removePrints(definition, design, [idAt(design, 0)])).document
    expect([ids(without).length, itemsOf(without).length]).toEqual([3, 3])
  })

  it('an option for marked prints leaves the others, and one for all reaches the next print too', () => {
    const design = three()
    const marked = applyPatch(design, choosePrintOption(definition, design, [idAt(design, 1)], toLarge)).document
    expect(printsOf(marked).map(({ options }) => options)).toEqual([SMALL, LARGE, SMALL])
    const all = applyPatch(marked, choosePrintOption(definition, marked, null, toLarge)).document
    expect(printsOf(add(all, photo('d'))).map(({ options }) => options)).toEqual([LARGE, LARGE, LARGE, LARGE])
    expect(surfacesOf(all).every(({ options }) => options === undefined)).toBe(true)
  })

  it('a print with options of its own has their size, and its crop fits it', () => {
    const design = add(empty(), photo('a', 3000, 3000))
    const sized = {
      ...definition,
      effects: [...definition.effects, { option: 'square', part: { '*': { size: { widthMm: 150, heightMm: 150 } } } }],
    }
    const square = applyPatch(
      design,
      choosePrintOption(sized, design, ids(design), () => ['square', 'gloss']),
    ).document
    const [surface] = surfacesOf(square)
    if (!surface) throw new Error('No print')
    expect(geometryOn(sized, square, surface).face).toEqual({ width: 150, height: 150 })
    expect(fillingPlacement(sized, square, surface)?.placed.data.crop).toMatchObject({ width: 1, height: 1 })
    expect(pagesOf(square, allPrinted(square, sized))[0]?.trimBox).toMatchObject({ width: 150, height: 150 })
  })

  it('a print is a page with its copies in the print file', () => {
    const design = three()
    const many = applyPatch(design, setCopies(design, [idAt(design, 0)], 12)).document
    expect(pagesOf(many, allPrinted(many, definition)).map(({ copies }) => copies)).toEqual([12, 1, 1])
  })

  it.each([
    [0, 1],
    [-3, 1],
    [2.4, 2],
    [2000, 999],
  ])('%d copies are %d', (wanted, copies) => {
    const design = three()
    const changed = applyPatch(design, setCopies(design, [idAt(design, 2)], wanted)).document
    expect(printsOf(changed).at(-1)?.copies).toBe(copies)
    expect(designDocument.safeParse(changed).success).toBe(true)
  })

  it('the last print leaves an empty surface with the options of the design', () => {
    const design = three()
    const large = applyPatch(design, choosePrintOption(definition, design, ids(design), toLarge)).document
    const none = applyPatch(large, removePrints(definition, large, ids(large))).document
    expect([surfacesOf(none).map(({ id }) => id), itemsOf(none)]).toEqual([['surface:front'], []])
    expect(printsOf(add(none, photo('x'))).map(({ options }) => options)).toEqual([SMALL])
  })

  it('turning one print leaves the others', () => {
    const design = three()
    const [first] = surfacesOf(design)
    if (!first) throw new Error('No print')
    const turned = applyPatch(design, turnPiece(definition, design, first)).document
    expect(surfacesOf(turned).map(({ orientation }) => orientation)).toEqual(['portrait', 'portrait', 'portrait'])
  })
})

const SETS = [SMALL, LARGE, ['size-10x15', 'matte'], ['matte', 'size-10x15']]

/** Any edit of the grid. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), photo: fc.nat(9) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.array(fc.nat(9), { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('copies' as const), at: fc.nat(9), copies: fc.integer({ min: -5, max: 1200 }) }),
  fc.record({ kind: fc.constant('options' as const), at: fc.option(fc.array(fc.nat(9))), set: fc.nat(3) }),
)

function patchOf(design: DesignDocument, step: typeof edit extends fc.Arbitrary<infer T> ? T : never) {
  const at = (place: number) => idAt(design, place % Math.max(1, ids(design).length))
  if (step.kind === 'add') return addPrint(definition, design, photo(`p${step.photo}`, 1000 + 700 * step.photo, 2000))
  if (step.kind === 'remove') return removePrints(definition, design, step.at.map(at))
  if (step.kind === 'copies') return setCopies(design, [at(step.at)], step.copies)
  const places = step.at?.map(at) ?? null
  return choosePrintOption(definition, design, places, () => SETS[step.set] ?? SMALL)
}

describe('any edits of prints', () => {
  it('leave a valid document, whose lines have every print once, with its copies', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (steps) => {
        let design = empty()
        for (const step of steps) design = applyPatch(design, patchOf(design, step)).document
        expect(designDocument.parse(design)).toEqual(design)
        const lines = printLines(design)
        const prints = lines.flatMap((line) => line.prints)
        expect(prints.map(({ surface }) => surface.id).sort()).toEqual(ids(design).sort())
        expect(lines.reduce((sum, { copies }) => sum + copies, 0)).toBe(
          prints.reduce((sum, { surface }) => sum + copiesOf(surface), 0),
        )
        for (const [i, line] of lines.entries()) {
          expect(lines.findIndex(({ options }) => hasOptions(options, line.options))).toBe(i)
        }
      }),
    )
  })

  it('are undone by their inverses', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (steps) => {
        let design = empty()
        const inverses = []
        for (const step of steps) {
          const { document, inverse } = applyPatch(design, patchOf(design, step))
          design = document
          inverses.unshift(inverse)
        }
        for (const inverse of inverses) design = applyPatch(design, inverse).document
        expect(design).toEqual(empty())
      }),
    )
  })

  it('keep each crop on its photo, in the proportions of its print', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 15 }), (steps) => {
        let design = empty()
        for (const step of steps) design = applyPatch(design, patchOf(design, step)).document
        for (const { surface } of printsOf(design)) {
          const at = fillingPlacement(definition, design, surface)
          if (!at) throw new Error('A print without its photo')
          const { crop } = at.placed.data
          const shown = (crop.width * at.turned.width) / (crop.height * at.turned.height)
          expect(shown).toBeCloseTo(aspectOf(geometryOn(definition, design, surface).photo), 6)
          expect(Math.min(crop.x, crop.y, 1 - crop.x - crop.width, 1 - crop.y - crop.height)).toBeGreaterThan(-1e-6)
        }
      }),
    )
  })
})
