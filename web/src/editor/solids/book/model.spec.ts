import { describe, expect, it } from 'vitest'
import type { Shape, State } from '../../looks/pages/model'
import { type Mesh, span } from '../mesh/mesh'
import type { BookMeasures } from './book-measures'
import { bookModel } from './model'

const hard: BookMeasures = {
  ...{ page: { width: 200, height: 210 }, leaves: 12, sheetMm: 0.153, boardMm: 2.5, overhangMm: 4 },
  ...{ jointMm: 8, spineMm: 6.8, halfMm: 208, isSoft: false, stuff: 'laminate' },
}
const soft: BookMeasures = {
  ...{ page: { width: 280, height: 210 }, leaves: 24, sheetMm: 0.153, boardMm: 0.5, overhangMm: 0 },
  ...{ jointMm: 0, spineMm: 4.7, halfMm: 280, isSoft: true, stuff: 'laminate' },
}
const stops = (leaves: number) => Array.from({ length: leaves + 3 }, (_, at) => `Stop ${at}`)
const model = bookModel(hard, { stops: stops(12) })
const at = (place: number, way: 1 | -1 = 1): State => ({ at: place, way, over: {}, spread: 1 })
const seen = (place: number, of = model) => of.pose(at(place)).flatMap(({ print }) => print ?? [])
const shape = (shapes: readonly Shape[], id: string): Shape => {
  const found = shapes.find((each) => each.id === id)
  if (!found) throw new Error(`No ${id} among ${shapes.map((each) => each.id)}`)
  return found
}
const extent = ({ mesh }: Shape, axis: 0 | 1 | 2) => span(mesh, axis).map((value) => Math.round(value) + 0)

/** Triangles whose order of corners says the opposite of their normals would be seen from inside. */
function insideOut({ positions, normals, indices }: Mesh): number {
  const point = (list: readonly number[], k: number) => [0, 1, 2].map((axis) => list[3 * k + axis] ?? 0)
  let count = 0
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = indices.slice(k, k + 3) as [number, number, number]
    const [p, q, r] = [a, b, c].map((corner) => point(positions, corner)) as [number[], number[], number[]]
    const [u, v] = [q, r].map((to) => to.map((value, axis) => value - (p[axis] ?? 0))) as [number[], number[]]
    const way = [0, 1, 2].map((i) => {
      const [j, l] = [(i + 1) % 3, (i + 2) % 3]
      return (u[j] ?? 0) * (v[l] ?? 0) - (u[l] ?? 0) * (v[j] ?? 0)
    })
    const dot = way.reduce((sum, value, axis) => sum + value * (point(normals, a)[axis] ?? 0), 0)
    if (dot < -1e-6) count += 1
  }
  return count
}

describe('a hard book of 24 pages', () => {
  it('has a stop closed in front, one for each opening, and one closed at the back', () => {
    expect(seen(0)).toEqual(expect.arrayContaining(['front', 'spine']))
    expect(seen(1)).toEqual(expect.arrayContaining(['page-1']))
    expect(seen(2)).toEqual(expect.arrayContaining(['page-2', 'page-3']))
    expect(seen(13)).toEqual(expect.arrayContaining(['page-24']))
    expect(seen(13).filter((key) => key.startsWith('page'))).toEqual(['page-24'])
    expect(seen(14)).toEqual(expect.arrayContaining(['back', 'spine']))
  })

  it('between two openings has both sides of the page in the air, over what it uncovers and covers', () => {
    const pages = seen(4.4).filter((key) => key.startsWith('page'))
    expect(pages.toSorted()).toEqual(['page-6', 'page-7', 'page-8', 'page-9'])
  })

  it('is as large as its boards, and as thick as its spine', () => {
    const closed = model.pose(at(0))
    const front = shape(closed, 'cover-front')
    expect([extent(front, 0), extent(front, 2)]).toEqual([
      [0, 208],
      [-109, 109],
    ])
    expect(front.place?.at.map((value) => Math.round(value * 10) / 10)).toEqual([-3, 6.8, 0])
    expect(span(shape(closed, 'right-top').mesh, 1)[1]).toBeLessThan(6.8 - 2.5 + 4)
  })

  it('opens first with its board: half way that stands', () => {
    const half = shape(model.pose(at(0.5)), 'cover-front')
    expect(half.place?.roll).toBeCloseTo(Math.PI / 2)
    const open = shape(model.pose(at(1)), 'cover-front')
    expect(open.place?.roll).toBeCloseTo(Math.PI)
    expect(open.place?.at[1]).toBeCloseTo(0, 5)
  })

  it('has the first page to the right of the fold, and its second one to the left after a turn', () => {
    expect(extent(shape(model.pose(at(1)), 'right-top'), 0)[0]).toBe(0)
    const left = shape(model.pose(at(2)), 'left-top')
    expect(left.print).toBe('page-2')
    expect(extent(left, 0)[1]).toBe(0)
    expect(extent(left, 0)[0]).toBeLessThan(-195)
  })

  it('reads from left to right on both pages', () => {
    const uAt = (mesh: Mesh, x: number) => {
      const nearest = mesh.shades
        .map((_, k) => k)
        .toSorted((a, b) => Math.abs((mesh.positions[3 * a] ?? 0) - x) - Math.abs((mesh.positions[3 * b] ?? 0) - x))[0]
      return mesh.uvs[2 * (nearest ?? 0)] ?? 0
    }
    const shapes = model.pose(at(5))
    for (const id of ['left-top', 'right-top']) {
      const { mesh } = shape(shapes, id)
      const [low, high] = span(mesh, 0)
      expect(uAt(mesh, low)).toBeCloseTo(0)
      expect(uAt(mesh, high)).toBeCloseTo(1)
    }
  })

  it.each([0, 0.3, 0.9, 1, 1.2, 6.5, 12.7, 13, 13.4, 14])('at %d is seen from outside', (place) => {
    for (const book of [model, bookModel(soft, { stops: stops(24) })]) {
      const shapes = book.pose(at(place)).filter(({ stuff }) => stuff !== 'leaves')
      expect(shapes.map(({ id, mesh }) => [id, insideOut(mesh)])).toEqual(shapes.map(({ id }) => [id, 0]))
    }
  })

  it('wants the pictures of a few pages, whatever its length', () => {
    const long = bookModel({ ...hard, leaves: 48 }, { stops: stops(48) })
    const counts = Array.from({ length: 51 }, (_, place) => long.pictures(at(place)).length)
    expect(Math.max(...counts)).toBe(11)
    for (let place = 0; place <= 50; place++)
      expect(long.pictures(at(place))).toEqual(
        expect.arrayContaining(seen(place, long).filter((key) => key.startsWith('page'))),
      )
  })

  it('wants what comes next in the direction of its turn first', () => {
    expect(model.pictures(at(5)).slice(0, 4)).toEqual(['page-8', 'page-9', 'page-10', 'page-11'])
    expect(model.pictures(at(5, -1)).slice(0, 4)).toEqual(['page-8', 'page-9', 'page-6', 'page-7'])
  })

  it('closed is seen from the side of its spine, open from above', () => {
    expect(model.sight(at(0)).turn).toBeLessThan(-15)
    expect(model.sight(at(14)).turn).toBeGreaterThan(15)
    const open = model.sight(at(6))
    expect([open.turn, open.middle[0]]).toEqual([0, 0])
    expect(model.sight(at(6)).across).toBeGreaterThan(208)
  })

  it('laid flat shows its cover alone, then two pages', () => {
    expect([0, 1, 2, 13, 14].map((place) => model.flat(at(place)))).toEqual([
      ['front'],
      ['page-1'],
      ['page-2', 'page-3'],
      ['page-24'],
      ['back'],
    ])
  })
})

it('a soft cover bends, and is as thin as card', () => {
  const book = bookModel(soft, { stops: stops(24) })
  const cover = shape(book.pose(at(0.4)), 'cover-front')
  const angles = new Set(cover.mesh.normals.filter((_, k) => k % 3 === 1).map((value) => value.toFixed(2)))
  expect(angles.size).toBeGreaterThan(5)
  expect(cover.place).toBeUndefined()
})
