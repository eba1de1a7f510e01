import { describe, expect, it } from 'vitest'
import { composeSurface } from '../../compose/compose'
import { type DesignDocument, designDocument, type PlacedMonth } from '../../document/document'
import { applyPatch } from '../../document/patch'
import { fontsOf, itemsOf, photoIdsOn, surfaceOf, surfacesOf } from '../../document/records'
import type { CalendarSettings } from '../../document/settings'
import type { GlyphsPrimitive, Primitive } from '../../geometry/display-list'
import { calendarDefinition } from '../../testing/calendar'
import { newCalendar } from '../../testing/new-designs'
import { plainDrawings, plainShape } from '../../testing/texts'
import { describeItem, nameItem, resizeItem, scaleItem } from '../item-types'
import { MONTHS } from './month-engine'

const calendar = (changes: Partial<CalendarSettings> = {}, options = ['size-a4', 'week-monday']): DesignDocument =>
  newCalendar(changes, options)

const glyphsIn = (list: readonly Primitive[]): GlyphsPrimitive[] =>
  list.flatMap((entry) => (entry.kind === 'glyphs' ? [entry] : 'children' in entry ? glyphsIn(entry.children) : []))

const pageOf = (design: DesignDocument, place: number): readonly Primitive[] => {
  const surface = surfacesOf(design).filter(({ part }) => part === 'month')[place]
  if (!surface) throw new Error('There is no such page')
  return composeSurface(calendarDefinition, design, surface, plainDrawings).list
}

/** The words of a page, each run of letters as one. */
const wordsOn = (design: DesignDocument, place: number): string[] =>
  glyphsIn(pageOf(design, place)).map(({ glyphs }) => glyphs.map(({ text }) => text).join(''))

const monthsOf = (design: DesignDocument): PlacedMonth[] => itemsOf(design).filter((item) => item.type === 'month')

const withDates = (...dates: CalendarSettings['dates']) => calendar({ dates })

describe('a new calendar', () => {
  it('has the years on its cover and a month on each page, locked, and is stored', () => {
    const design = calendar()
    const months = monthsOf(design)
    expect(months).toHaveLength(13)
    expect(new Set(months.map(({ id }) => id)).size).toBe(13)
    expect(months.every(({ locked }) => locked)).toBe(true)
    expect(months.filter(({ data }) => data.shows === 'years').map(({ surface }) => surface)).toEqual(['surface:cover'])
    expect(designDocument.parse(design)).toEqual(design)
    expect(fontsOf(design).sort()).toEqual(['figtree', 'lora'])
  })

  it('from July goes on in the next year', () => {
    const design = calendar({ firstMonth: '2027-07' })
    expect([0, 5, 6, 11].map((place) => wordsOn(design, place)[0])).toEqual([
      'July 2027',
      'December 2027',
      'January 2028',
      'June 2028',
    ])
    const [cover] = surfacesOf(design)
    if (!cover) throw new Error('There is a cover')
    expect(
      glyphsIn(composeSurface(calendarDefinition, design, cover, plainDrawings).list)[0]
        ?.glyphs.map(({ text }) => text)
        .join(''),
    ).toBe('2027–2028')
  })
})

describe('a month', () => {
  it('has its name, the weekdays, all days and the holidays, with faint days of the months beside it', () => {
    // February 2027 is four weeks from Monday, the first.
    const words = wordsOn(calendar(), 1)
    expect(words.slice(0, 8)).toEqual([
      'February 2027',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(words.filter((each) => /^\d+$/.test(each)).map(Number)).toEqual([
      ...Array.from({ length: 28 }, (_, at) => at + 1),
      ...[1, 2, 3, 4, 5, 6, 7],
    ])
    expect(words.filter((each) => /[A-Z]/.test(each)).slice(8)).toEqual(['Waitangi Day', 'Waitangi Day'])
    const faint = glyphsIn(pageOf(calendar(), 1)).filter(({ colour }) => colour === '#a9b0ac')
    expect(faint).toHaveLength(7)
  })

  it('begins its weeks as the option says', () => {
    const sunday = calendar({}, ['size-a4', 'week-sunday'])
    expect(wordsOn(sunday, 1).slice(1, 3)).toEqual(['Sunday', 'Monday'])
    expect(wordsOn(sunday, 1).filter((each) => /^\d+$/.test(each))[0]).toBe('31')
  })

  it('says own dates, and counts those without room', () => {
    const design = withDates(
      { month: 3, day: 9, words: 'Aroha', born: 1987 },
      { month: 3, day: 10, words: 'One' },
      { month: 3, day: 10, words: 'Two' },
      { month: 3, day: 10, words: 'Three' },
    )
    const words = wordsOn(design, 2)
    expect(words).toContain('Aroha (40)')
    expect(words.filter((each) => ['One', 'Two', 'Three', '+2'].includes(each))).toEqual(['One', '+2'])
  })

  it('has the photo of a date in its cell, below white letters', () => {
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'aroha.jpg', widthPx: 3000, heightPx: 2000 } as const
    const dated = withDates({ month: 3, day: 9, words: 'Aroha', photo: 'p' })
    const design = applyPatch(dated, { put: [photo] }).document
    const month = pageOf(design, 2).at(-1)
    const children = month?.kind === 'group' ? month.children : []
    const image = children.find((entry) => entry.kind === 'group')
    expect(image).toMatchObject({ children: [{ kind: 'image', photo: 'p', derived: null }] })
    const at = children.indexOf(image as Primitive)
    expect(children.slice(at + 1, at + 3)).toMatchObject([
      { kind: 'glyphs', colour: '#ffffff', outline: { colour: '#1d2420' } },
      { kind: 'glyphs', colour: '#ffffff' },
    ])
    const page = surfaceOf(design, 'surface:month:3')
    expect(page && photoIdsOn(design, page)).toEqual(['p'])
    // The photo itself may be gone.
    expect(JSON.stringify(pageOf(dated, 2))).not.toContain('"image"')
  })

  it('in both languages says its name twice, and short weekdays where long ones have no room', () => {
    const words = wordsOn(calendar({ language: 'both' }, ['size-desk', 'week-monday']), 2)
    expect(words.slice(0, 3)).toEqual(['Poutūterangi · March 2027', 'Hin · Mon', 'Tū · Tue'])
    expect(wordsOn(calendar({ language: 'mi' }), 2).slice(0, 2)).toEqual(['Poutūterangi 2027', 'Rāhina'])
  })

  it('draws nothing of a design without settings, and nothing while its words load', () => {
    const { settings: _, ...without } = calendar()
    expect(wordsOn(without, 0)).toEqual([])
    const [, surface] = surfacesOf(calendar())
    if (!surface) throw new Error('There is a page')
    const { list } = composeSurface(calendarDefinition, calendar(), surface, { ...plainDrawings, months: () => null })
    expect(list).toEqual([{ kind: 'group', children: [] }])
  })

  it('keeps all its letters in its frame, whatever its size', () => {
    for (const options of [['size-a4'], ['size-desk']]) {
      const design = calendar({ language: 'both', region: 'chatham-islands' }, [...options, 'week-monday'])
      const [, page] = monthsOf(design)
      if (!page) throw new Error('There is a month')
      for (let place = 0; place < 12; place += 1) {
        for (const { glyphs, sizeMm } of glyphsIn(pageOf(design, place))) {
          for (const { transform } of glyphs) {
            expect(transform[4]).toBeGreaterThanOrEqual(page.frame.x - 0.01)
            expect(transform[4] + sizeMm / 2).toBeLessThanOrEqual(page.frame.x + page.frame.width + 0.01)
            expect(transform[5]).toBeGreaterThanOrEqual(page.frame.y)
            expect(transform[5]).toBeLessThanOrEqual(page.frame.y + page.frame.height)
          }
        }
      }
    }
  })
})

describe('for a list or a screen reader', () => {
  const world = { design: withDates({ month: 2, day: 6, words: 'Picnic' }), shape: plainShape }
  const [cover, , february] = monthsOf(world.design)

  it('a month has its name, and its days with words once they are loaded', () => {
    if (!cover || !february) throw new Error('There are months')
    expect(nameItem(cover, world)).toBe('Year 2027')
    expect(nameItem(february, world)).toBe('Days of February 2027')
    expect(describeItem(february, { ...world, months: MONTHS })).toBe(
      'Days of February 2027: 6 Waitangi Day and Picnic; 8 Waitangi Day (observed), 190 by 130 millimetres, locked',
    )
  })

  it('a month is stretched by a drag, and takes another frame as it is', () => {
    if (!february) throw new Error('There is a month')
    const resized = resizeItem(february, { x: 1, y: 1 }, { x: 150, y: 260 }, world)
    const near = (value: number) => expect.closeTo(value, 6)
    expect(resized.frame).toEqual({ x: near(10), y: near(160), width: near(140), height: near(100), angle: 0 })
    expect(scaleItem(february, { ...february.frame, width: 95 }, 0.5)).toEqual({
      ...february,
      frame: { ...february.frame, width: 95 },
    })
  })
})
