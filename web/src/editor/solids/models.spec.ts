import { describe, expect, it } from 'vitest'
import type { State } from '../looks/pages/model'
import { type CalendarMeasures, calendarModel } from './calendar/model'
import { loopPlaces } from './calendar/wire'
import { cardPlace, deckModel, fanAngle } from './cards/model'
import { cardBody } from './mesh/card-body'
import { span } from './mesh/mesh'
import { gridOf, mixedOrder, tilePlace, tilesModel } from './tiles/model'

const at = (place: number, more: Partial<State> = {}): State => ({ at: place, way: 1, over: {}, spread: 1, ...more })

describe('a fan of cards', () => {
  const deck = { card: { width: 63, height: 88 }, radius: 3.5, cards: 54, up: 'face' as const }

  it('spreads evenly round the chosen card, and no card passes another', () => {
    const angles = Array.from({ length: 27 }, (_, k) => fanAngle(k - 13, 1))
    expect(angles).toEqual(angles.toSorted((a, b) => a - b))
    expect(angles[13]).toBe(0)
    expect(angles[0]).toBeCloseTo(-(angles[26] ?? 0))
    expect(fanAngle(13, 0)).toBe(0)
  })

  it('each card lies on the one before it, and the chosen one is above all and out of the fan', () => {
    const places = Array.from({ length: 9 }, (_, k) => cardPlace(deck, k - 4, { over: 0, spread: 1 }))
    const heights = places.map(({ at: [, y] }) => y)
    const others = heights.filter((_, k) => k !== 4)
    expect(others).toEqual(others.toSorted((a, b) => a - b))
    expect(heights[4]).toBeGreaterThan(Math.max(...others) + 5)
    expect(places[4]?.at[2]).toBeLessThan((places[3]?.at[2] ?? 0) - 40)
  })

  it('turned over, a card lies on its other side where it was', () => {
    const [up, over] = [0, 1].map((value) => cardPlace(deck, 0, { over: value, spread: 1 }))
    expect(over?.roll).toBeCloseTo(Math.PI)
    expect(over?.at).toEqual(up?.at.map((value) => expect.closeTo(value)))
    expect(cardPlace(deck, 0, { over: 0.5, spread: 1 }).at[1]).toBeGreaterThan((up?.at[1] ?? 0) + 31)
  })

  it('shows faces with the back under them, or backs with the faces of the workshop', () => {
    const stops = Array.from({ length: 54 }, (_, k) => `Card ${k}`)
    const faces = deckModel(deck, { stops })
    const backs = deckModel({ ...deck, up: 'back' }, { stops })
    const upper = (model: typeof faces) => model.pose(at(20)).find(({ id }) => id === 'upper-20')?.print
    expect([upper(faces), upper(backs)]).toEqual(['face-20', 'back'])
    expect([faces.flat(at(20)), backs.flat(at(20))]).toEqual([['face-20'], ['back']])
    expect(faces.overName?.(3, false)).toBe('Card 3, face')
    expect(backs.overName?.(3, false)).toBe('Card 3, back')
    expect(backs.flat(at(20, { over: { 20: 1 } }))).toEqual(['face-20'])
  })

  it('wants the pictures of the cards that are seen, the chosen one first', () => {
    const model = deckModel(deck, { stops: [] })
    expect(model.pictures(at(30)).slice(0, 4)).toEqual(['face-30', 'back', 'face-29', 'face-31'])
    expect(model.pictures(at(30)).length).toBeLessThanOrEqual(20)
    expect(model.pictures(at(0))).not.toContain('face--1')
  })
})

describe('a card', () => {
  const body = cardBody({ width: 60, height: 60, radius: 4.5, thick: 2 })

  it('has its size, and its print upright on both sides', () => {
    expect(span(body.upper, 0)).toEqual([-30, 30])
    expect([span(body.rim, 1), span(body.rim, 2)]).toEqual([
      [-1, 1],
      [-30, 30],
    ])
    const corner = (mesh: typeof body.upper, sign: 1 | -1) =>
      mesh.shades.findIndex(
        (_, k) => (mesh.positions[3 * k] ?? 0) * sign > 29.9 && (mesh.positions[3 * k + 2] ?? 0) < 0,
      )
    const uv = (mesh: typeof body.upper, k: number) => [mesh.uvs[2 * k], mesh.uvs[2 * k + 1]]
    expect(uv(body.upper, corner(body.upper, 1))[0]).toBeCloseTo(1)
    expect(uv(body.lower, corner(body.lower, 1))[0]).toBeCloseTo(0)
    expect(uv(body.upper, corner(body.upper, 1))[1]).toBeGreaterThan(0.5)
  })
})

it('a card is darker at its edge alone, so that white ones in a fan are told apart', () => {
  const { upper, lower } = cardBody({ width: 63, height: 88, radius: 3.5, thick: 0.32 })
  const beside = (k: number) =>
    Math.min(31.5 - Math.abs(upper.positions[3 * k] ?? 0), 44 - Math.abs(upper.positions[3 * k + 2] ?? 0))
  const dark = upper.shades.flatMap((shade, k) => (shade < 0.9 ? [k] : []))
  expect(dark).toHaveLength(32)
  expect(Math.max(...dark.map(beside))).toBeLessThan(1.1)
  expect(upper.shades.filter((shade) => shade === 1)).toHaveLength(33)
  expect(lower.shades).toEqual(upper.shades)
  // Both sides are whole: their triangles cover the rectangle without its corners.
  const area = ({ positions, indices }: typeof upper) =>
    Array.from({ length: indices.length / 3 }, (_, t) => {
      const [a = 0, b = 0, c = 0] = indices.slice(3 * t, 3 * t + 3).map((k) => 3 * k)
      const [x = 0, z = 0] = [positions[a], positions[a + 2]]
      const [p, q] = [(positions[b] ?? 0) - x, (positions[b + 2] ?? 0) - z]
      const [r, s] = [(positions[c] ?? 0) - x, (positions[c + 2] ?? 0) - z]
      return (q * r - p * s) / 2
    }).reduce((sum, each) => sum + each, 0)
  expect(area(upper)).toBeCloseTo(5533.4, 0)
  expect(area(lower)).toBeCloseTo(-5533.4, 0)
})

describe('the tiles of a memory game', () => {
  const faces = Array.from({ length: 12 }, (_, k) => [`pair-${k}`, `pair-${k}`]).flat()
  const tiles = { tile: { width: 60, height: 60 }, radius: 4.5, faces, names: faces }

  it('lie in rows, mixed, and none over another', () => {
    expect(gridOf(24)).toEqual({ columns: 6, rows: 4 })
    expect(gridOf(48)).toEqual({ columns: 8, rows: 6 })
    expect(mixedOrder(24).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, k) => k))
    expect(mixedOrder(24)).not.toEqual(mixedOrder(24).toSorted((a, b) => a - b))
    const places = Array.from({ length: 24 }, (_, k) => tilePlace(tiles, k, { over: 0, isChosen: false }).at)
    for (const [k, a] of places.entries())
      for (const b of places.slice(k + 1))
        expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[2] - b[2]))).toBeGreaterThan(65)
  })

  it('start face down but for two pairs', () => {
    const model = tilesModel(tiles)
    const up = Object.keys(model.start.over).map((place) => model.overName?.(Number(place), true).split(': ')[1])
    expect(up.toSorted()).toEqual(['pair-0', 'pair-0', 'pair-3', 'pair-3'])
    expect(model.overName?.(8, false)).toBe('Tile in row 2, place 3: face down')
    expect(model.pictures(model.start)).toHaveLength(13)
  })
})

describe('a calendar', () => {
  const wall: CalendarMeasures = { sheet: { width: 210, height: 297 }, sheets: 13, isStanding: false }
  const desk: CalendarMeasures = { sheet: { width: 210, height: 150 }, sheets: 13, isStanding: true }
  const stops = Array.from({ length: 13 }, (_, k) => `Month ${k}`)
  const prints = (calendar: CalendarMeasures, place: number) =>
    calendarModel(calendar, { stops })
      .pose(at(place))
      .flatMap(({ print }) => print ?? [])

  it('hangs with its sheet in front, and has the one in the air over the next', () => {
    expect(prints(wall, 0)).toEqual(['sheet-0', 'sheet-1'])
    expect(prints(wall, 3.4)).toEqual(['sheet-4', 'sheet-5', 'sheet-3'])
    expect(prints(desk, 12)).toEqual(['sheet-12'])
  })

  it('on a wall has a hanger and a nail, on a desk three boards', () => {
    const ids = (calendar: CalendarMeasures) =>
      calendarModel(calendar, { stops })
        .pose(at(0))
        .map(({ id }) => id)
    expect(ids(wall)).toEqual(expect.arrayContaining(['hanger', 'nail', 'loops']))
    expect(ids(desk)).toEqual(expect.arrayContaining(['board-0', 'board-1', 'board-2', 'loops']))
    expect(ids(desk)).not.toContain('hanger')
  })

  it('has loops three to the inch, and none where the hanger is', () => {
    expect(loopPlaces({ width: 210, notch: 0 })).toHaveLength(23)
    const beside = loopPlaces({ width: 210, notch: 40 })
    expect(Math.min(...beside.map(Math.abs))).toBeGreaterThan(22)
    expect(beside).toHaveLength(18)
  })

  it('keeps the size of its sheets', () => {
    const sheet = calendarModel(wall, { stops })
      .pose(at(0))
      .find(({ id }) => id === 'rest01')
    if (!sheet) throw new Error('No sheet')
    expect(span(sheet.mesh, 0)).toEqual([-105, 105])
    const [top, foot] = span(sheet.mesh, 2)
    expect(foot - top).toBeGreaterThan(296)
  })
})
