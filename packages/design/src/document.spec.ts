import { expect, test } from 'vitest'
import { designDocument } from './document'

const photo = { upload: null, name: 'x.jpg', widthPx: 100, heightPx: 100 }
const item = (id: number) => ({
  id: `i${id}`,
  type: 'photo',
  photo: 'p0',
  turns: 0,
  crop: { x: 0, y: 0, width: 1, height: 1 },
})
const document = (photos: number, itemsPerSurface: number, surfaces = 1) => ({
  version: 1,
  sku: 'canvas-print',
  tool: 'uploadchoice',
  options: [],
  photos: Object.fromEntries(Array.from({ length: photos }, (_, at) => [`p${at}`, photo])),
  surfaces: Array.from({ length: surfaces }, (_, at) => ({
    id: `s${at}`,
    orientation: 'portrait',
    items: Array.from({ length: itemsPerSurface }, (_, k) => item(k)),
  })),
})
const problemOf = (value: unknown) => designDocument.safeParse(value).error?.issues[0]?.message ?? null

test.each([
  ['a book of 400 photos', document(400, 2, 200), null],
  ['more photos than any book', document(401, 1), 'A design holds 400 photos at most'],
  ['more placed photos than any book', document(1, 101, 10), 'A design places 1000 photos at most'],
])('%s', (_, value, problem) => {
  expect(problemOf(value)).toBe(problem)
})
