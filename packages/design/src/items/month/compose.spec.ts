import { describe, expect, it } from 'vitest'
import type { DesignPhoto, PlacedMonth } from '../../document/document'
import { applyPatch } from '../../document/patch'
import { itemsOf, surfacesOf } from '../../document/records'
import type { CalendarSettings } from '../../document/settings'
import type { GlyphsPrimitive, GroupPrimitive, Primitive } from '../../geometry/display-list'
import { surfaceGeometry } from '../../geometry/surfaces'
import { calendarDefinition } from '../../testing/calendar'
import { newCalendar } from '../../testing/new-designs'
import { photoAt } from '../../testing/photos'
import { plainShape } from '../../testing/texts'
import type { Shape } from '../../text/shape'
import { changeMonths } from './edit'
import { MONTHS } from './month-engine'

const PHOTO: DesignPhoto = { ...photoAt(1), id: 'p', widthPx: 3000, heightPx: 2000 }

/** The days of February 2027 in a frame with columns and rows of 20 mm each, of which the first cell is at (10, 49.4). */
function february(
  changes: Partial<CalendarSettings> = {},
  data: Partial<PlacedMonth['data']> = {},
  frame: Partial<PlacedMonth['frame']> = {},
) {
  const empty = newCalendar(changes)
  const design = applyPatch(empty, { put: [PHOTO] }).document
  const months = itemsOf(design).filter((item) => item.type === 'month')
  const found = months.find((item) => item.surface === 'surface:month:2')
  const surface = surfacesOf(design).find(({ id }) => id === 'surface:month:2')
  if (!found || !surface) throw new Error('There is a February')
  const item = {
    ...found,
    frame: { x: 10, y: 30, width: 140, height: 119.4, angle: 0, ...frame },
    data: { ...found.data, ...data },
  }
  const geometry = surfaceGeometry(calendarDefinition, design.options, 'portrait', 'month')
  return { design, item, geometry, months }
}

function drawn(...of: Parameters<typeof february>): GroupPrimitive {
  const { geometry, item, design } = february(...of)
  const group = MONTHS.compose(geometry, item, plainShape, design)
  if (group.kind !== 'group') throw new Error('A month is a group')
  return group
}

/** Runs of letters: their words, where they begin, their height and colour. */
const rounded = (value = Number.NaN) => Math.round(value * 1e6) / 1e6
const runsOf = ({ children }: GroupPrimitive) =>
  children
    .filter((entry): entry is GlyphsPrimitive => entry.kind === 'glyphs')
    .map(({ glyphs, sizeMm, colour }) => ({
      words: glyphs.map(({ text }) => text).join(''),
      x: rounded(glyphs[0]?.transform[4]),
      y: rounded(glyphs[0]?.transform[5]),
      sizeMm: rounded(sizeMm),
      colour,
    }))
const pathsOf = ({ children }: { children: readonly Primitive[] }) => children.filter((entry) => entry.kind === 'path')

describe('the drawing of a month', () => {
  it('has its name in the middle, and each head and number in its cell', () => {
    const runs = runsOf(drawn({ holidays: false }))
    expect(runs).toHaveLength(1 + 7 + 35)
    // Letters are half an em wide, and their line is 0.3 em below the middle.
    expect(runs[0]).toEqual({ words: 'February 2027', x: 51.125, y: 40.472, sizeMm: 9.24, colour: '#1d2420' })
    expect(runs[1]).toEqual({ words: 'Monday', x: 17, y: 48, sizeMm: 2, colour: '#1d2420' })
    expect(runs[7]).toEqual({ words: 'Sunday', x: 137, y: 48, sizeMm: 2, colour: '#a3283a' })
    expect(runs[8]).toEqual({ words: '1', x: 11, y: 54.4, sizeMm: 5, colour: '#1d2420' })
    expect(runs[13]).toEqual({ words: '6', x: 111, y: 54.4, sizeMm: 5, colour: '#1d2420' })
    expect(runs[14]).toEqual({ words: '7', x: 131, y: 54.4, sizeMm: 5, colour: '#a3283a' })
    // The first of March.
    expect(runs[36]).toEqual({ words: '1', x: 11, y: 134.4, sizeMm: 5, colour: '#a9b0ac' })
    expect(runs[42]).toEqual({ words: '7', x: 131, y: 134.4, sizeMm: 5, colour: '#a9b0ac' })
  })

  it('has the words of a day below its number, a holiday in the colour of the style', () => {
    const runs = runsOf(drawn({ dates: [{ month: 2, day: 6, words: 'Picnic' }] }))
    const at = runs.findIndex(({ words }) => words === 'Waitangi Day')
    expect(runs.slice(at - 1, at + 2)).toEqual([
      { words: '6', x: 111, y: 54.4, sizeMm: 5, colour: '#a3283a' },
      { words: 'Waitangi Day', x: 111, y: 57.7, sizeMm: 2, colour: '#a3283a' },
      { words: 'Picnic', x: 111, y: 60.1, sizeMm: 2, colour: '#1d2420' },
    ])
  })

  it('has a number in the plain colour where the words are no holiday', () => {
    const runs = runsOf(drawn({ dates: [{ month: 2, day: 9, words: 'Aroha' }] }))
    const at = runs.findIndex(({ words }) => words === 'Aroha')
    expect(runs[at - 1]).toEqual({ words: '9', x: 31, y: 74.4, sizeMm: 5, colour: '#1d2420' })
  })

  it('sets long words smaller', () => {
    // 20 letters of half an em: 20 mm at a height of 2 mm, 17 mm at 0.85 of that. 18 mm are free.
    const words = 'Abcdefghijklmnoprstu'
    const runs = runsOf(drawn({ dates: [{ month: 2, day: 9, words }] }))
    expect(runs.find((run) => run.words === words)).toEqual({
      words,
      x: 31,
      y: 77.61,
      sizeMm: 1.7,
      colour: '#1d2420',
    })
  })

  it('in the classic style has a grid', () => {
    const [grid, ...others] = pathsOf(drawn())
    expect(others).toEqual([])
    expect(grid).toEqual({
      kind: 'path',
      path: [
        'M10 49.4L150 49.4M10 69.4L150 69.4M10 89.4L150 89.4M10 109.4L150 109.4M10 129.4L150 129.4M10 149.4L150 149.4',
        'M10 49.4L10 149.4M30 49.4L30 149.4M50 49.4L50 149.4M70 49.4L70 149.4',
        'M90 49.4L90 149.4M110 49.4L110 149.4M130 49.4L130 149.4M150 49.4L150 149.4',
      ].join(''),
      stroke: { colour: '#b4bbb7', widthMm: 0.2 },
    })
  })

  it('in the modern style has a line below each week, and its name at the left', () => {
    const month = drawn({}, { style: 'modern' })
    expect(pathsOf(month)).toEqual([
      {
        kind: 'path',
        path: 'M10 49.4L150 49.4M10 69.4L150 69.4M10 89.4L150 89.4M10 109.4L150 109.4M10 129.4L150 129.4M10 149.4L150 149.4',
        stroke: { colour: '#1d2420', widthMm: 0.25 },
      },
    ])
    expect(runsOf(month)[0]).toMatchObject({ words: 'February 2027', x: 10 })
  })

  it('in the handwritten style tints the weekends of the month alone', () => {
    const paths = pathsOf(drawn({}, { style: 'handwritten' }))
    // Four Saturdays and four Sundays; the two of March stay white, and no lines are drawn.
    expect(paths).toHaveLength(8)
    expect(paths[0]).toEqual({ kind: 'path', path: 'M110 49.4L130 49.4L130 69.4L110 69.4Z', fill: '#f8f1e8' })
    expect(paths[7]).toEqual({ kind: 'path', path: 'M130 109.4L150 109.4L150 129.4L130 129.4Z', fill: '#f8f1e8' })
  })

  it('in the bold style has white weekdays on a band', () => {
    const month = drawn({}, { style: 'bold' })
    const paths = pathsOf(month)
    expect(paths).toHaveLength(7 + 8 + 1)
    expect(paths[0]).toEqual({ kind: 'path', path: 'M10 45.4L30 45.4L30 49.4L10 49.4Z', fill: '#14365c' })
    expect(runsOf(month)[7]).toMatchObject({ words: 'Sunday', colour: '#ffffff' })
  })

  it('has the colour and the ground that the shopper chooses', () => {
    const month = drawn({}, { accent: '#0a5c8a', ground: '#fdf6ec' })
    expect(month.children[0]).toEqual({
      kind: 'path',
      path: 'M10 30L150 30L150 149.4L10 149.4Z',
      fill: '#fdf6ec',
    })
    expect(runsOf(month)[7]).toMatchObject({ words: 'Sunday', colour: '#0a5c8a' })
    expect(drawn()).not.toHaveProperty('transform')
  })

  it('turns about the middle of its frame', () => {
    const { transform } = drawn({}, {}, { angle: 90 })
    expect(transform).toEqual([0, 1, -1, 0, 169.7, 9.7].map((value) => expect.closeTo(value, 6)))
  })

  it('sets its name smaller where the letters of a font are wide', () => {
    const { geometry, item, design } = february({ language: 'both' })
    /** Letters of one em, so that 24 and a half em need 140 mm. */
    const wide: Shape = (words, font, features) => {
      const run = plainShape(words, font, features)
      return run && { ...run, glyphs: run.glyphs.map((glyph) => ({ ...glyph, advance: glyph.advance * 2 })) }
    }
    const group = MONTHS.compose(geometry, item, wide, design)
    if (group.kind !== 'group') throw new Error('A month is a group')
    expect(runsOf(group)[0]).toMatchObject({ words: 'Huitanguru · February 2027', x: 10, sizeMm: 5.714286 })
  })

  it('has a photo across its cell, with white letters and a dark line of 0.12 of their height', () => {
    const { children } = drawn({ holidays: false, dates: [{ month: 2, day: 9, words: 'Aroha', photo: 'p' }] })
    const at = children.findIndex((entry) => entry.kind === 'group')
    expect(children[at]).toEqual({
      kind: 'group',
      clip: 'M30 69.4L50 69.4L50 89.4L30 89.4Z',
      // A square of the middle of 3 : 2.
      children: [
        {
          kind: 'image',
          photo: 'p',
          derived: null,
          transform: [30, 0, 0, 20, 25, 69.4].map((value) => expect.closeTo(value, 3)),
        },
      ],
    })
    expect(children[at + 1]).toMatchObject({ colour: '#ffffff', outline: { colour: '#1d2420', widthMm: 0.6 } })
    expect(children[at + 2]).toMatchObject({ colour: '#ffffff', outline: { colour: '#1d2420', widthMm: 0.24 } })
  })
})

describe('the years of a calendar', () => {
  it('stand in the middle of their frame, as high as three quarters of it', () => {
    const runs = runsOf(drawn({}, { shows: 'years' }, { height: 20 }))
    expect(runs).toEqual([{ words: '2027', x: 65, y: 44.5, sizeMm: 15, colour: '#1d2420' }])
  })

  it('are no wider than their frame', () => {
    const runs = runsOf(drawn({}, { shows: 'years' }, { width: 20, height: 40 }))
    expect(runs).toEqual([{ words: '2027', x: 10, y: 53, sizeMm: 10, colour: '#1d2420' }])
  })

  it('are not there without a calendar', () => {
    const { geometry, item, design } = february({}, { shows: 'years' })
    const { settings: _, ...without } = design
    expect(MONTHS.compose(geometry, item, plainShape, without)).toEqual({ kind: 'group', children: [] })
  })
})

describe('the days with words', () => {
  it('are told with their words, their photo and their box', () => {
    const { geometry, item, design } = february({
      holidays: false,
      dates: [
        { month: 2, day: 9, words: 'Aroha', photo: 'p' },
        { month: 2, day: 10, words: 'One' },
        { month: 2, day: 10, words: 'Two' },
        { month: 2, day: 10, words: 'Three' },
      ],
    })
    const box = (x: number, y: number) => ({
      x: expect.closeTo(x, 6),
      y: expect.closeTo(y, 6),
      width: 20,
      height: expect.closeTo(20, 6),
    })
    expect(MONTHS.days(geometry, item, plainShape, design)).toEqual([
      {
        day: 9,
        notes: ['Aroha'],
        isFull: false,
        photo: { photo: PHOTO, crop: expect.objectContaining({ width: expect.closeTo(2 / 3, 3) }) },
        box: box(30, 69.4),
      },
      { day: 10, notes: ['One', 'Two', 'Three'], isFull: true, photo: null, box: box(50, 69.4) },
    ])
  })

  it('are none of a cover, and none without a calendar', () => {
    const { geometry, item, design } = february()
    const cover: PlacedMonth = { ...item, data: { ...item.data, shows: 'years' } }
    expect(MONTHS.days(geometry, cover, plainShape, design)).toEqual([])
    const { settings: _, ...without } = design
    expect(MONTHS.days(geometry, item, plainShape, without)).toEqual([])
    expect(MONTHS.describe(cover, design)).toBe('')
  })
})

describe('a change of all months', () => {
  it('is one of each page and of the cover, and of nothing else', () => {
    const { design, months } = february()
    const { put, ...rest } = changeMonths(design, { style: 'bold', accent: '#0a5c8a' })
    expect(rest).toEqual({})
    expect(put).toHaveLength(13)
    expect(put).toEqual(months.map((item) => ({ ...item, data: { ...item.data, style: 'bold', accent: '#0a5c8a' } })))
  })
})
