import { expect, test } from 'vitest'
import type { DesignRecord } from './document'
import { applyPatch } from './patch'
import { itemsOf, itemsOn, photoOf, photosOf, surfacesOf } from './records'

const surface = (id: string, order: string) =>
  ({ kind: 'surface', id, part: 'page', order, orientation: 'portrait' }) as const
const item = (id: string, on: string, order: string): DesignRecord => ({
  kind: 'item',
  id,
  surface: on,
  order,
  type: 'photo',
  data: { photo: 'p', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
})
const photo: DesignRecord = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 3, heightPx: 2 }
const first = surface('first', 'a0')
const all = [item('top', 'first', 'a1'), surface('last', 'b00'), photo, item('else', 'last', 'a0'), first]
const design = {
  records: Object.fromEntries(
    [...all, surface('middle', 'aZ'), item('under', 'first', 'Zz'), item('same', 'first', 'a1')].map((entry) => [
      entry.id,
      entry,
    ]),
  ),
}
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

test('surfaces are in the order of their keys, capitals first', () => {
  expect(ids(surfacesOf(design))).toEqual(['first', 'middle', 'last'])
})

test('the items of a surface are back to front, and equal keys are sorted by id', () => {
  expect(ids(itemsOn(design, first))).toEqual(['under', 'same', 'top'])
  expect(ids(itemsOf(design)).sort()).toEqual(['else', 'same', 'top', 'under'])
})

test('a photo is found by its id, and nothing else is', () => {
  expect(photosOf(design)).toEqual([photo])
  expect([photoOf(design, 'p'), photoOf(design, 'first'), photoOf(design, 'constructor')]).toEqual([photo, null, null])
})

test('what is looked up is derived once for a design, and again for a changed one', () => {
  const before = surfacesOf(design)
  expect(surfacesOf({ ...design })).toBe(before)
  expect(itemsOn(design, first)).toBe(itemsOn(design, first))
  const { document } = applyPatch({ ...design, version: 2, sku: 's', tool: 't', options: [] }, { remove: ['top'] })
  expect(ids(itemsOn(document, first))).toEqual(['under', 'same'])
  expect(ids(itemsOn(design, first))).toEqual(['under', 'same', 'top'])
  const { document: renamed } = applyPatch(document, { options: ['a'] })
  expect(surfacesOf(renamed)).toBe(surfacesOf(document))
})
