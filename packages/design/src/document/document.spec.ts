import { expect, test } from 'vitest'
import { designDocument } from './document'

const photo = (id: string) => ({ kind: 'photo', id, upload: null, name: 'x.jpg', widthPx: 100, heightPx: 100 })
const surface = (id: string) => ({ kind: 'surface', id, part: 'page', order: 'a0', orientation: 'portrait' })
const crop = { x: 0, y: 0, width: 1, height: 1 }
const item = (id: string, more: object = {}) => ({
  kind: 'item',
  id,
  surface: 's0',
  order: 'a0',
  type: 'photo',
  data: { photo: 'p0', turns: 0, crop },
  ...more,
})
const shown = (data: object) =>
  of(photo('p0'), surface('s0'), item('i0', { data: { photo: 'p0', turns: 0, crop, ...data } }))
const half = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const tile = { upload: 'u', x: 0, y: 0, widthPx: 50, heightPx: 50 }
const derived = (more: object = {}) => ({
  ...{ kind: 'derived', id: 'd0', photo: 'p0', key: '0123456789abcdef', widthPx: 50, heightPx: 50, tiles: [tile] },
  ...more,
})
const look = { brightness: 0.2, contrast: -1, saturation: 1, warmth: 0, tone: 'sepia' }
const of = (...records: { id: string; [more: string]: unknown }[]) => ({
  version: 2,
  sku: 'canvas-print',
  tool: 'uploadchoice',
  options: [],
  records: Object.fromEntries(records.map((record) => [record.id, record])),
})
const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const document = (photos: number, items: number, surfaces = 1) =>
  of(
    ...many(photos, (at) => photo(`p${at}`)),
    ...many(surfaces, (at) => surface(`s${at}`)),
    ...many(items, (at) => item(`i${at}`)),
  )
const calendar = {
  kind: 'calendar',
  firstMonth: '2027-07',
  holidays: true,
  region: null,
  language: 'en',
  dates: [],
}
const problemOf = (value: unknown) => designDocument.safeParse(value).error?.issues[0]?.message ?? null

test.each([
  ['a book of 800 photos', document(800, 800, 200), null],
  ['more photos than any book', document(801, 1), 'A design holds 800 photos at most'],
  ['as many placed photos as the limit', document(1, 2000), null],
  ['more placed photos than any book', document(1, 2001), 'A design has 2000 items at most'],
  ['a favourite that is sharp', of({ ...photo('p0'), sharpness: 100, pick: 'star' }, surface('s0')), null],
  ['a page that was filled by itself', of({ ...surface('s0'), auto: true }), null],
  ['settings of a calendar', { ...document(1, 1), settings: calendar }, null],
  [
    'a day of a calendar with its photo',
    { ...document(1, 1), settings: { ...calendar, dates: [{ month: 4, day: 12, words: 'Nana', photo: 'p0' }] } },
    null,
  ],
  [
    'a day of a calendar with a surface for a photo',
    { ...document(1, 1), settings: { ...calendar, dates: [{ month: 4, day: 12, words: 'Nana', photo: 's0' }] } },
    'A day shows a photo that is not there',
  ],
  [
    'a month that no year has',
    { ...document(1, 1), settings: { ...calendar, firstMonth: '2027-13' } },
    'Invalid string: must match pattern /^20\\d\\d-(?:0[1-9]|1[0-2])$/',
  ],
  [
    'settings of no kind',
    { ...document(1, 1), settings: { ...calendar, kind: 'book' } },
    "Invalid discriminator value. Expected 'calendar'",
  ],
  ['as many surfaces as the limit', document(1, 1, 400), null],
  ['more surfaces than any book', document(1, 1, 401), 'A design has 400 surfaces at most'],
  ['no surface', of(photo('p0')), 'A design has a surface'],
  [
    'an item on a missing surface',
    of(photo('p0'), surface('s1'), item('i0')),
    'An item is on a surface that is not there',
  ],
  [
    'an item on a photo',
    of(photo('p0'), surface('s0'), item('i0', { surface: 'p0' })),
    'An item is on a surface that is not there',
  ],
  ['an item with a missing photo', of(surface('s0'), item('i0')), 'An item shows a photo that is not there'],
  [
    'an item that shows a surface',
    of(surface('s0'), item('i0', { data: { photo: 's0', turns: 0, crop } })),
    'An item shows a photo that is not there',
  ],
  [
    'a record under another id',
    { ...of(surface('s0')), records: { s1: surface('s0') } },
    'A record is not stored under its id',
  ],
  [
    'a crop beyond the photo',
    of(photo('p0'), surface('s0'), item('i0', { data: { photo: 'p0', turns: 0, crop: { ...crop, x: 0.1 } } })),
    'The crop leaves the photo',
  ],
  ['a straightened crop with a corner beyond the photo', shown({ straighten: 10 }), 'The crop leaves the photo'],
  ['a straightened crop with its corners on the photo', shown({ straighten: -45, crop: half }), null],
  ['a flipped photo with a look', shown({ flip: true, look }), null],
  ['changed pixels whose photo is gone', of(surface('s0'), derived({ photo: 'gone' })), null],
])('%s', (_, value, problem) => {
  expect(problemOf(value)).toBe(problem)
})

test.each([
  ['an unknown kind of record', of(surface('s0'), { ...surface('x'), kind: 'ghost' } as { id: string })],
  ['an unknown field', of({ ...surface('s0'), size: 4 } as { id: string })],
  ['an order that is no key', of({ ...surface('s0'), order: '!' } as { id: string })],
  ['an id that an object has of itself', { ...of(surface('s0')), records: JSON.parse('{"s0":null,"__proto__":{}}') }],
  ['an angle of more than 45 degrees', shown({ straighten: 46, crop: { ...half, width: 0.1, height: 0.1 } })],
  ['a look beyond its bounds', shown({ look: { ...look, warmth: 1.1 } })],
  ['a look without a tone', shown({ look: { ...look, tone: undefined } })],
  ['changed pixels without a tile', of(surface('s0'), derived({ tiles: [] }))],
  ['changed pixels at a place between two', of(surface('s0'), derived({ tiles: [{ ...tile, x: 0.5 }] }))],
  ['a photo sharper than sharp', of({ ...photo('p0'), sharpness: 101 } as { id: string }, surface('s0'))],
  ['an opinion of a photo that is none', of({ ...photo('p0'), pick: 'best' } as { id: string }, surface('s0'))],
  ['an id with a space', of(surface('s 0'))],
])('%s is refused', (_, value) => {
  expect(designDocument.safeParse(value).success).toBe(false)
})
