import { describe, expect, it } from 'vitest'
import { allowsItem, takesItem } from '../arrangement/allowed'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { nextPlace } from '../arrangement/shown-surfaces'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, placedPhotosOf, surfaceOf } from '../document/records'
import type { CalendarSettings } from '../document/settings'
import { partOf } from '../product/parts'
import { calendarDefinition } from '../testing/calendar'
import { canvasDefinition } from '../testing/definitions'
import { chooseOptions } from './edits'

const settings: CalendarSettings = {
  kind: 'calendar',
  firstMonth: '2028-03',
  holidays: false,
  region: null,
  language: 'en',
  dates: [],
}
const A4 = ['size-a4', 'week-monday']
const DESK = ['size-desk', 'week-monday']
const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 4000, heightPx: 3000 } as const

const opened = (options = A4) => newDocument(calendarDefinition, { sku: 's', tool: 't', options, settings })
const pageIn = (design: DesignDocument, place = 5) => {
  const surface = surfaceOf(design, `surface:month:${place}`)
  if (!surface) throw new Error('There is no such page')
  return surface
}
const monthOn = (design: DesignDocument, place?: number) => {
  const month = itemsOn(design, pageIn(design, place)).find(({ type }) => type === 'month')
  if (month?.type !== 'month') throw new Error('The page has no month')
  return month
}
const sized = (design: DesignDocument, options: string[]) =>
  applyPatch(design, chooseOptions(calendarDefinition, design, options)).document
const near = (value: number) => expect.closeTo(value, 6)

describe('the month of a page', () => {
  it('stands where its part has it, and its page waits for a photo', () => {
    const design = opened()
    expect(monthOn(design).frame).toEqual({ x: near(10), y: near(160), width: near(190), height: near(130), angle: 0 })
    expect(monthOn(design).data).toEqual({ shows: 'days', style: 'classic' })
    expect(nextPlace(calendarDefinition, design)?.id).toBe('surface:cover')
  })

  it('stands where another size has it, in the style that the shopper has chosen', () => {
    const design = opened()
    const styled = { ...monthOn(design), data: { shows: 'days', style: 'bold', accent: '#102030' } } as const
    const desk = sized(applyPatch(design, { put: [styled] }).document, DESK)
    expect(monthOn(desk)).toMatchObject({ frame: { x: 126, y: 15, height: 127.5 }, data: styled.data })
    expect(sized(desk, A4).records).toEqual(applyPatch(design, { put: [styled] }).document.records)
  })

  it('that was moved keeps its place on the page', () => {
    const design = opened()
    const month = monthOn(design)
    const moved = { ...month, frame: { ...month.frame, y: 20 } }
    const desk = sized(applyPatch(design, { put: [moved] }).document, DESK)
    // Its middle was at 85 of 297 mm.
    expect(monthOn(desk).frame.y + monthOn(desk).frame.height / 2).toBeCloseTo((85 / 297) * 150, 6)
  })

  it('is there once, and only on pages with a month', () => {
    const design = opened()
    const month = monthOn(design)
    const page = pageIn(design)
    const part = partOf(calendarDefinition, A4, 'month')
    const without = applyPatch(design, { remove: [month.id] }).document
    expect(takesItem(design, page, part, month)).toBe(false)
    expect(takesItem(without, page, part, month)).toBe(true)
    expect(takesItem(design, page, part, { type: 'text' })).toBe(true)
    expect(allowsItem(partOf(canvasDefinition, [], 'front'), month)).toBe(false)
  })
})

describe('a photo of a page', () => {
  it('fills the area beside the month, past the edges of the sheet, and not past the month', () => {
    const design = opened()
    const placed = applyPatch(design, placePhoto(calendarDefinition, design, pageIn(design), photo)).document
    expect(placedPhotosOf(placed).map(({ frame, slot }) => [frame, slot])).toEqual([
      [{ x: -3, y: -3, width: 216, height: near(151.5), angle: 0 }, 0],
    ])
    const desk = sized(placed, DESK)
    expect(placedPhotosOf(desk)[0]?.frame).toEqual({ x: -3, y: -3, width: near(118.5), height: 156, angle: 0 })
  })
})
