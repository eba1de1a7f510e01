import { expect, it } from 'vitest'
import { panelOf } from './panel-of'

const WALL = { label: 'Wall art', path: '/canvas-products' }
const family = { label: 'Canvas prints', path: '/canvas-prints', picture: '', cents: 1995, regularCents: null }
const panels = [
  { label: 'Gifts', path: '/gifts', all: '', families: [] },
  { ...WALL, all: 'All wall art', families: [family] },
]

it('an entry has its own panel', () => {
  expect(panelOf(panels, WALL)).toEqual({ ...WALL, all: 'All wall art', families: [family] })
})

it('an entry without a panel links to its page', () => {
  const empty = { ...WALL, all: 'Wall art', families: [] }
  expect([panelOf(undefined, WALL), panelOf([], WALL)]).toEqual([empty, empty])
})
