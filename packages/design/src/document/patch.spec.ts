import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesignDocument, DesignRecord } from './document'
import { applyPatch, joinPatches, type Patch } from './patch'

const photo = (id: string, name: string): DesignRecord => ({
  kind: 'photo',
  id,
  upload: null,
  name,
  widthPx: 3,
  heightPx: 2,
})
const of = (...records: DesignRecord[]): DesignDocument => ({
  version: 2,
  sku: 's',
  tool: 't',
  options: ['x'],
  records: Object.fromEntries(records.map((record) => [record.id, record])),
})

const calendar = (firstMonth: string) => ({
  kind: 'calendar' as const,
  firstMonth,
  holidays: true,
  region: null,
  language: 'en' as const,
  dates: [],
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const record = fc.tuple(id, fc.constantFrom('one', 'two', 'three')).map(([key, name]) => photo(key, name))
const records = fc.uniqueArray(record, { selector: (entry) => entry.id })
const patch: fc.Arbitrary<Patch> = fc.record(
  {
    put: records,
    remove: fc.uniqueArray(id),
    options: fc.array(fc.constantFrom('x', 'y', 'z')),
    settings: fc.constantFrom(calendar('2027-07'), calendar('2028-01'), null),
  },
  { requiredKeys: [] },
)

describe('a patch', () => {
  it('writes and removes records, and leaves the others as they are', () => {
    const design = of(photo('a', 'one'), photo('b', 'two'), photo('c', 'three'))
    const { document } = applyPatch(design, { put: [photo('b', 'new'), photo('d', 'four')], remove: ['c'] })
    expect(document).toEqual(of(photo('a', 'one'), photo('b', 'new'), photo('d', 'four')))
    expect(document.records.a).toBe(design.records.a)
  })

  it('writes a record that it also removes', () => {
    const { document } = applyPatch(of(photo('a', 'one')), { remove: ['a'], put: [photo('a', 'two')] })
    expect(document).toEqual(of(photo('a', 'two')))
  })

  it('without records changes the options only', () => {
    const design = of(photo('a', 'one'))
    const { document, inverse } = applyPatch(design, { options: ['y'] })
    expect([document.options, document.records]).toEqual([['y'], design.records])
    expect(document.records).toBe(design.records)
    expect(inverse).toEqual({ options: ['x'] })
  })

  it('writes settings, replaces them and takes them away', () => {
    const design = of(photo('a', 'one'))
    const first = applyPatch(design, { settings: calendar('2027-07') })
    expect(first.document).toEqual({ ...design, settings: calendar('2027-07') })
    expect(first.inverse).toEqual({ settings: null })
    const second = applyPatch(first.document, { settings: calendar('2028-01') })
    expect(second.inverse).toEqual({ settings: calendar('2027-07') })
    expect(applyPatch(second.document, { settings: null }).document).toEqual(design)
  })

  it('is reverted by its inverse, and its input does not change', () => {
    fc.assert(
      fc.property(records, patch, (start, change) => {
        const design = of(...start)
        const before = structuredClone(design)
        const { document, inverse } = applyPatch(design, change)
        expect(design).toEqual(before)
        expect(applyPatch(document, inverse).document).toEqual(design)
      }),
    )
  })

  it('joined with a later one does what both do', () => {
    fc.assert(
      fc.property(records, patch, patch, (start, first, second) => {
        const design = of(...start)
        const inTurn = applyPatch(applyPatch(design, first).document, second).document
        expect(applyPatch(design, joinPatches(first, second)).document).toEqual(inTurn)
      }),
    )
  })
})
