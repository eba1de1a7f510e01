// How books, calendars, cards and tiles stand at moments of their turning, as figures: where each shape is, how large, and
// sums that change with any of its points. A wanted change is looked at in the tool, then `vitest -u` writes it.
import { describe, expect, it } from 'vitest'
import type { BookMeasures } from '../../solids/book/book-measures'
import { bookModel } from '../../solids/book/model'
import { calendarModel } from '../../solids/calendar/model'
import { deckModel } from '../../solids/cards/model'
import { type Mesh, span } from '../../solids/mesh/mesh'
import { tilesModel } from '../../solids/tiles/model'
import type { PagesModel, Shape, State } from './model'

const names = (count: number) => Array.from({ length: count }, (_, k) => `Stop ${k}`)
const hard: BookMeasures = {
  ...{ page: { width: 200, height: 210 }, leaves: 6, sheetMm: 0.153, boardMm: 2.5, overhangMm: 4 },
  ...{ jointMm: 8, spineMm: 6.1, halfMm: 208, isSoft: false, stuff: 'laminate' },
}
const soft: BookMeasures = {
  ...{ page: { width: 280, height: 210 }, leaves: 4, sheetMm: 0.153, boardMm: 0.5, overhangMm: 0 },
  ...{ jointMm: 0, spineMm: 3.7, halfMm: 280, isSoft: true, stuff: 'laminate' },
}
const deck = { card: { width: 63, height: 88 }, radius: 3.5, cards: 30 }
const faces = Array.from({ length: 8 }, (_, k) => [`pair-${k}`, `pair-${k}`]).flat()

/** Made anew in each test. */
const MODELS: Record<string, () => PagesModel> = {
  'hard book': () => bookModel(hard, { stops: names(9) }),
  'soft book': () => bookModel(soft, { stops: names(7) }),
  'wall calendar': () =>
    calendarModel({ sheet: { width: 210, height: 297 }, sheets: 4, isStanding: false }, { stops: names(4) }),
  'desk calendar': () =>
    calendarModel({ sheet: { width: 210, height: 150 }, sheets: 4, isStanding: true }, { stops: names(4) }),
  'cards with faces up': () => deckModel({ ...deck, up: 'face' }, { stops: names(30) }),
  'cards with backs up': () => deckModel({ ...deck, up: 'back' }, { stops: names(30) }),
  tiles: () => tilesModel({ tile: { width: 60, height: 60 }, radius: 4.5, faces, names: faces }),
}

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0
/** Changes with each number and its place. */
const sum = (list: readonly number[]): number => tenths(list.reduce((all, value, k) => all + value * ((k % 13) + 1), 0))

const parts = ({ positions, normals, uvs, shades, indices }: Mesh) => [positions, normals, uvs, shades, indices]

/** What is there, and where all of it is. */
function poseLines(shapes: readonly Shape[]) {
  const facts = shapes.map(({ id, stuff, print = '', isCasting, stop = '' }) =>
    [id, stuff, print, isCasting ? 'casts' : '', stop].join('|'),
  )
  const places = shapes.flatMap(({ place }) => (place ? [...place.at, place.yaw, place.pitch, place.roll] : [0]))
  const box = ([0, 1, 2] as const).map((axis) => {
    const ends = shapes.flatMap(({ mesh }) => span(mesh, axis))
    return [Math.min(...ends), Math.max(...ends)].map(tenths).join('..')
  })
  return {
    shapes: facts.join(' '),
    box: box.join(' × '),
    places: sum(places),
    meshes: [0, 1, 2, 3, 4].map((part) => sum(shapes.map(({ mesh }) => sum(parts(mesh)[part] ?? [])))).join(' '),
  }
}

/** At rest in the beginning, the middle and the end, and on the way in both directions, one thing half turned over. */
function moments(model: PagesModel): State[] {
  const last = model.stops.length - 1
  const middle = Math.floor(last / 2)
  const at = (place: number, more: Partial<State> = {}): State => ({ ...model.start, at: place, spread: 1, ...more })
  return [
    { ...model.start, at: 0 },
    at(0.3),
    at(middle),
    at(middle + 0.6),
    at(middle + 0.4, { way: -1 }),
    at(middle, { over: { [middle]: 0.5 }, spread: 0.5 }),
    at(last - 0.2),
    at(last),
  ]
}

describe.each(Object.entries(MODELS))('%s', (_, makeModel) => {
  it('stands as it did', () => {
    const model = makeModel()
    const told = moments(model).map((state) => {
      const { middle, across, up, lift, turn } = model.sight(state)
      return {
        sight: [...middle, across, up, lift * 100, turn * 100].map(tenths).join(' '),
        pictures: model.pictures(state).join(' '),
        flat: model.flat(state).join(' '),
        ...poseLines(model.pose(state)),
      }
    })
    expect(told).toMatchSnapshot()
  })

  it('says what it is', () => {
    const model = makeModel()
    const { noun, unit, start, surrounding, drag, reach, stops } = model
    expect({
      ...{ noun, unit, start, surrounding, drag, reach, stops: stops.length },
      over: [0, 3].flatMap((stop) => [model.overName?.(stop, false), model.overName?.(stop, true)]),
      sides: [
        [390, 500],
        [1440, 900],
      ].map(([width = 0, height = 0]) => tenths(model.pictureSide(width, height))),
    }).toMatchSnapshot()
  })
})
