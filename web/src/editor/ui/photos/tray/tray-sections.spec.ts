import type { DesignPhoto } from '@kea/design/document/document'
import { describe, expect, it } from 'vitest'
import { allStacks, filterCounts, type TrayView, trayGroups, traySections } from './tray-sections'

const photo = (id: string, takenAt?: string, more: Partial<DesignPhoto> = {}): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx: 4000,
  heightPx: 3000,
  ...(takenAt && { takenAt }),
  ...more,
})

const beach = '00000000000000ff'
/** Three photos of a day, four of the next month of which three look alike, in another order than they were taken. */
const photos = [
  photo('d', '2026-04-02T18:00:00', { likeness: beach, sharpness: 20 }),
  photo('a', '2026-03-14T09:00:00', { likeness: 'ff00000000000000' }),
  photo('e', '2026-04-02T18:00:05', { likeness: beach, sharpness: 70 }),
  photo('b', '2026-03-14T09:20:00', { likeness: '0f0f0f0f0f0f0f0f', pick: 'star' }),
  photo('g', '2026-04-02T18:30:00', { likeness: 'f0f0f0f0f0f0f0f0' }),
  photo('c', '2026-03-14T09:40:00', { likeness: '3333333333333333', pick: 'out' }),
  photo('f', '2026-04-02T18:00:09', { likeness: beach, sharpness: 40 }),
]
const uses = new Map([
  ['a', 1],
  ['e', 2],
])
const view: TrayView = { sort: 'taken', filter: 'all', month: null, open: new Set() }

const shown = (change: Partial<TrayView> = {}) =>
  traySections(photos, trayGroups(photos), uses, { ...view, ...change }).map(
    ({ title, cells, count }) =>
      `${title} ${count}: ${cells.map((cell) => `${cell.photo.id}${cell.stack ? `+${cell.stack.count}` : ''}${cell.isUnder ? '-' : ''}`).join(' ')}`,
  )

describe('the tray', () => {
  it('shows photos by their day, and of those that look alike the sharpest', () => {
    expect(shown()).toEqual(['Sat 14 March 3: a b c', 'Thu 2 April 4: e+3 g'])
  })

  it('shows the others behind it when the stack is opened', () => {
    expect(shown({ open: new Set(['d']) })).toEqual(['Sat 14 March 3: a b c', 'Thu 2 April 4: e+3 f- d- g'])
    expect([...allStacks(trayGroups(photos))]).toEqual(['d'])
  })

  it('as added is one list without a title, with the stack where its first photo is', () => {
    expect(shown({ sort: 'added' })).toEqual(['null 7: e+3 a b g c'])
  })

  it('leaves out what is used or left out where the unused are asked for', () => {
    expect(shown({ filter: 'unused' })).toEqual(['Sat 14 March 1: b', 'Thu 2 April 3: f+2 g'])
    expect(shown({ filter: 'star' })).toEqual(['Sat 14 March 1: b'])
    expect(shown({ filter: 'out' })).toEqual(['Sat 14 March 1: c'])
    expect(filterCounts(photos, uses)).toEqual({ all: 7, unused: 4, star: 1, out: 1 })
  })

  it('shows what is left out one by one, also of a stack', () => {
    const left = photos.map((each) => (each.likeness === beach ? { ...each, pick: 'out' as const } : each))
    const sections = traySections(left, trayGroups(left), uses, { ...view, filter: 'out' })
    expect(sections.flatMap(({ cells }) => cells.map((cell) => [cell.photo.id, cell.stack]))).toEqual([
      ['c', null],
      ['d', null],
      ['e', null],
      ['f', null],
    ])
  })

  it('has photos of the month in front first, whatever their year', () => {
    expect(shown({ month: { year: 2027, month: 4 } })).toEqual(['Taken in April 4: e+3 g', 'Sat 14 March 3: a b c'])
    expect(shown({ month: { year: 2027, month: 4 }, sort: 'added' })).toEqual([
      'Taken in April 4: e+3 g',
      'Other photos 3: a b c',
    ])
    expect(shown({ month: { year: 2027, month: 7 } })).toEqual(['Sat 14 March 3: a b c', 'Thu 2 April 4: e+3 g'])
  })

  it('of photos without a time is one list', () => {
    const plain = [photo('x'), photo('y')]
    expect(traySections(plain, trayGroups(plain), new Map(), view)).toMatchObject([{ title: null, count: 2 }])
  })
})
