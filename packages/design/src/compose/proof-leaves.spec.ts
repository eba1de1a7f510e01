import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { DisplayPage, Primitive } from '../geometry/display-list'
import type { ProductDefinition } from '../product/definition'
import { calendarDefinition, calendarSettings } from '../testing/calendar'
import { bookDefinition } from '../testing/definitions'
import { cardsDefinition, memoryDefinition } from '../testing/games'
import { plainDrawings } from '../testing/texts'
import { composeSurface } from './compose'
import { leafScale, proofLeaves } from './proof-leaves'

const start = (definition: ProductDefinition, ...options: string[]): DesignDocument =>
  newDocument(definition, { sku: 's', tool: 't', options })
const leavesOf = (definition: ProductDefinition, ...options: string[]) =>
  proofLeaves(definition, start(definition, ...options), plainDrawings)
const sizeOf = ({ trimBox: { width, height } }: DisplayPage) => [width, height]

/** Where each photo of a list has its top left, in mm of the page. */
function photosIn(list: readonly Primitive[], x = 0, y = 0): { photo: string; x: number; y: number }[] {
  return list.flatMap((primitive) => {
    if (primitive.kind === 'image') {
      const [, , , , left, top] = primitive.transform
      return [{ photo: primitive.photo, x: x + left, y: y + top }]
    }
    if (primitive.kind !== 'group') return []
    return photosIn(primitive.children, x + (primitive.transform?.[4] ?? 0), y + (primitive.transform?.[5] ?? 0))
  })
}

describe('the leaves of a book', () => {
  test('are the cover with its spine between back and front, then its pages as they are read', () => {
    const leaves = leavesOf(bookDefinition, 'soft', 'pages-8')
    expect(leaves.map(({ name }) => name)).toEqual([
      'Cover',
      'First page',
      'Pages 2–3',
      'Pages 4–5',
      'Pages 6–7',
      'Last page',
    ])
    // Four sheets of 0.2 mm and boards of 1 mm.
    expect(leaves.map(({ page }) => sizeOf(page))).toEqual([
      [241.8, 160],
      [120, 160],
      [240, 160],
      [240, 160],
      [240, 160],
      [120, 160],
    ])
    expect(leaves[0]?.page.marks).toHaveLength(4)
    expect(leaves[0]?.page.marks?.[0]).toMatch(/^M120 /)
    expect(leaves[2]?.page.marks).toHaveLength(2)
    expect(leaves[1]?.page.marks).toBeUndefined()
  })

  test('have what the screen draws of a spread, cut to its edge', () => {
    const design = start(bookDefinition, 'hard', 'pages-8')
    const spread = surfacesOf(design).find(({ id }) => id === 'surface:spread')
    if (!spread) throw new Error('No spread')
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 3000, heightPx: 2000 } as const
    const filled = applyPatch(design, placePhoto(bookDefinition, design, spread, photo)).document
    const page = proofLeaves(bookDefinition, filled, plainDrawings)[2]?.page
    const [cut] = page?.list ?? []
    if (cut?.kind !== 'group') throw new Error('Nothing is cut')
    expect(cut.children.slice(1)).toEqual(composeSurface(bookDefinition, filled, spread, plainDrawings).list)
    expect(cut.clip).toContain('240')
    expect(page?.bleedBox).toEqual(page?.trimBox)
  })
})

test('a calendar has its cover and each month, with the months as names', () => {
  const design = { ...start(calendarDefinition, 'size-a4', 'week-monday'), settings: calendarSettings() }
  const leaves = proofLeaves(calendarDefinition, design, plainDrawings)
  expect(leaves).toHaveLength(13)
  expect([leaves[0]?.name, leaves[1]?.name, leaves[12]?.name]).toEqual(['Cover', 'January 2027', 'December 2027'])
  expect(leaves.every(({ page }) => sizeOf(page).join() === '210,297')).toBe(true)
})

describe('small cards', () => {
  test('lie nine to a sheet, each once, the back behind the faces', () => {
    const leaves = leavesOf(cardsDefinition)
    expect(leaves).toHaveLength(7)
    expect(leaves.map(({ surfaces }) => surfaces.length)).toEqual([9, 9, 9, 9, 9, 9, 1])
    expect(leaves[0]?.name).toMatch(/ to /)
    expect(leaves[6]?.name).toBe('Back')
    // A4 without the paper around it.
    expect(new Set(leaves.map(({ page }) => sizeOf(page).join()))).toEqual(new Set(['194,281']))
  })

  test('of a memory game are there once, though each is printed twice', () => {
    const leaves = leavesOf(memoryDefinition, 'pairs-5')
    expect(leaves.map(({ name, surfaces }) => [name, surfaces.length])).toEqual([['Pair 1 to Back', 6]])
  })

  test('lie beside each other without touching, inside the sheet', () => {
    let design = start(memoryDefinition)
    for (const [at, surface] of surfacesOf(design).entries()) {
      const photo = { kind: 'photo', id: `p${at}`, upload: null, name: 'p.jpg', widthPx: 900, heightPx: 900 } as const
      design = applyPatch(design, placePhoto(memoryDefinition, design, surface, photo)).document
    }
    const [leaf] = proofLeaves(memoryDefinition, design, plainDrawings)
    const places = photosIn(leaf?.page.list ?? [])
    expect(places.map(({ photo }) => photo)).toEqual(['p0', 'p1', 'p2', 'p3'])
    const [one, next, , below] = places
    expect((next?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(61.5)
    expect(next?.y).toBeCloseTo(one?.y ?? 0)
    expect((below?.y ?? 0) - (one?.y ?? 0)).toBeGreaterThanOrEqual(61.5)
    expect(below?.x).toBeCloseTo(one?.x ?? 0)
  })
})

test('a leaf has 1,400 pixels on its longer side, and a small one no more than a screen shows', () => {
  const page = (width: number, height: number) => ({ ...({} as DisplayPage), trimBox: { x: 0, y: 0, width, height } })
  expect(leafScale(page(560, 210))).toBe(2.5)
  expect(leafScale(page(100, 200))).toBe(6)
})
