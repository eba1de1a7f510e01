import type { CalendarSettings } from '../document/settings'
import type { ProductDefinition } from '../product/definition'
import { printDefinition } from './definitions'

const [print] = printDefinition.parts
if (!print) throw new Error('No part')
const SHEET = { ...print, size: { widthMm: 210, heightMm: 297 }, canRotate: false, bleedMm: 3 }

/** A calendar: a cover and twelve months, with a wire at the top, of two sizes. */
export const calendarDefinition: ProductDefinition = {
  version: 3,
  resolution: { goodPpi: 100, leastPpi: 60 },
  look: null,
  views: [],
  parts: [
    { ...SHEET, id: 'cover', label: 'Cover' },
    { ...SHEET, id: 'month', label: 'Month' },
  ],
  arrangement: {
    kind: 'pages',
    sequence: [
      { part: 'cover', count: 1 },
      { part: 'month', count: 12, names: 'months' },
    ],
    move: 'photos',
  },
  settings: 'calendar',
  sizeFollowsPhoto: false,
  effects: [
    {
      option: 'size-a4',
      part: {
        '*': {
          size: { widthMm: 210, heightMm: 297 },
          quiet: [{ label: 'Wire binding', x: 0, y: 0, width: 1, height: 11 / 297 }],
        },
        cover: { month: { x: 0.1, y: 0.85, width: 0.8, height: 0.1, shows: 'years' } },
        month: {
          layout: { id: 'rows-1', gapMm: 4, marginMm: 0 },
          layoutArea: { x: 0, y: 0, width: 1, height: 0.5 },
          month: { x: 10 / 210, y: 160 / 297, width: 190 / 210, height: 130 / 297, shows: 'days' },
        },
      },
    },
    {
      option: 'size-desk',
      part: {
        '*': { size: { widthMm: 210, heightMm: 150 } },
        cover: { month: { x: 0.1, y: 0.85, width: 0.8, height: 0.1, shows: 'years' } },
        month: {
          layout: { id: 'rows-1', gapMm: 4, marginMm: 0 },
          layoutArea: { x: 0, y: 0, width: 0.55, height: 1 },
          month: { x: 0.6, y: 0.1, width: 0.38, height: 0.85, shows: 'days' },
        },
      },
    },
    { option: 'week-monday' },
    { option: 'week-sunday', part: { month: { weekStart: 'sunday' } } },
  ],
}

/** Settings of a calendar from January 2027, with holidays and in English. */
export const calendarSettings = (changes: Partial<CalendarSettings> = {}): CalendarSettings => ({
  kind: 'calendar',
  firstMonth: '2027-01',
  holidays: true,
  region: null,
  language: 'en',
  dates: [],
  ...changes,
})
