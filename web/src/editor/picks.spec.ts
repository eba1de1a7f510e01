import { fillRest as fillRestOf } from '@kea/design/arrangement/tray'
import { designDocument } from '@kea/design/document/document'
import { photosOf, placedPhotosOf } from '@kea/design/document/records'
import { expect, it, vi } from 'vitest'
import { fillRest } from './commands/fill-rest'
import { keepOnly, pickOfKey, pickPhotos } from './commands/pick-photos'
import { jpegBytes } from './testing/photo-files'
import { bookProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([jpegBytes({ width: 2000 + at })], `${at + 1}.jpg`))

/** A book with photos that are on no page. */
async function book(count: number) {
  const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'] })
  await test.editor.addFiles(files(count), 'tray')
  const picks = () => photosOf(test.design).map(({ pick = '-' }) => pick)
  const ids = photosOf(test.design).map(({ id }) => id)
  return { test, picks, ids }
}

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it('photos are favourites, left out or kept by a command that undo takes back, and the document keeps the mark', async () => {
  const { test, picks, ids } = await book(3)
  test.editor.run(pickPhotos(ids.slice(0, 1), 'star'))
  expect(test.editor.session.read().announcement).toBe('Favourite: 1.jpg')
  test.editor.run(pickPhotos(ids.slice(1), 'out'))
  expect([picks(), test.editor.session.read().announcement]).toEqual([['star', 'out', 'out'], '2 photos are left out'])
  expect(designDocument.parse(structuredClone(test.design)).records).toEqual(test.design.records)
  test.key('z', { ctrlKey: true })
  expect(picks()).toEqual(['star', '-', '-'])
  test.editor.run(pickPhotos(ids, 'keep'))
  expect(picks()).toEqual(['-', '-', '-'])
  expect(pickPhotos(ids, 'keep').isEnabled(test.editor.context())).toBe(false)
})

it('each mark has a key, which means nothing together with others', () => {
  const pick = (key: string, keys = {}) => pickOfKey({ ...NO_KEYS, ...keys, key })
  expect([pick('s'), pick('S'), pick('k'), pick('x'), pick('a')]).toEqual(['star', 'star', 'keep', 'out', null])
  expect([pick('s', { ctrlKey: true }), pick('x', { metaKey: true })]).toEqual([null, null])
})

it('of similar photos one is kept and the others are left out in one step', async () => {
  const { test, picks, ids } = await book(4)
  test.editor.run(pickPhotos(ids.slice(1, 2), 'out'))
  const second = photosOf(test.design)[1]
  if (second) test.editor.run(keepOnly(second, ids.slice(0, 3)))
  expect(picks()).toEqual(['out', '-', 'out', '-'])
  test.key('z', { ctrlKey: true })
  expect(picks()).toEqual(['-', 'out', '-', '-'])
})

it('what is left out fills no empty page, and stays on the page that has it', async () => {
  const { test, ids } = await book(3)
  test.editor.run(pickPhotos(ids.slice(1, 2), 'out'))
  test.editor.run(fillRest('added'))
  expect(placedPhotosOf(test.design).map(({ data }) => data.photo)).toEqual([ids[0], ids[2]])
  test.editor.run(pickPhotos(ids.slice(0, 1), 'out'))
  expect(placedPhotosOf(test.design)).toHaveLength(2)
  expect(fillRestOf(bookProduct.definition, test.design, 'added')).toBeNull()
})

const FOUND = { subject: null, likeness: 'c900000000000000', sharpness: 42 }

/** A saved book from the time before photos were measured. */
async function older() {
  const { test } = await book(2)
  const [first] = photosOf(test.design)
  if (first) test.editor.place(first)
  await test.uploadsDone()
  test.editor.saving.hide()
  await vi.waitFor(() => expect(test.drafts.designs.size).toBe(1))
  return test
}

const measuresOf = (test: TestEditor) => photosOf(test.design).map(({ likeness, sharpness }) => [likeness, sharpness])

it('photos of an older book are measured when it is opened, without a step of undo and without a save', async () => {
  const before = await older()
  expect(measuresOf(before)).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
  const test = await before.reload({ product: bookProduct, measured: FOUND })
  const stored = JSON.stringify([...test.drafts.designs])
  await vi.waitFor(() =>
    expect(measuresOf(test)).toEqual([
      ['c900000000000000', 42],
      ['c900000000000000', 42],
    ]),
  )
  expect(test.editor.store.read().canUndo).toBe(false)
  test.editor.saving.hide()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(JSON.stringify([...test.drafts.designs])).toBe(stored)
  // The next change takes along what was found.
  const [photo] = photosOf(test.design)
  if (photo) test.editor.run(pickPhotos([photo.id], 'star'))
  test.editor.saving.hide()
  const again = await test.reload({ product: bookProduct })
  expect(measuresOf(again)).toEqual([
    ['c900000000000000', 42],
    ['c900000000000000', 42],
  ])
})

it('an undo that takes back the record of a photo leaves it measured', async () => {
  const before = await older()
  const test = await before.reload({ product: bookProduct, measured: FOUND })
  const [photo] = photosOf(test.design)
  if (photo) test.editor.run(pickPhotos([photo.id], 'star'))
  await vi.waitFor(() => expect(photosOf(test.design)[0]?.sharpness).toBe(42))
  test.key('z', { ctrlKey: true })
  expect(photosOf(test.design)[0]?.pick).toBeUndefined()
  await vi.waitFor(() => expect(photosOf(test.design)[0]?.sharpness).toBe(42))
})

it('a new photo of a book is measured before it is in the design', async () => {
  const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'], measured: FOUND })
  await test.editor.addFiles(files(1), 'tray')
  expect(measuresOf(test)).toEqual([['c900000000000000', 42]])
})

it('a photo of a canvas has no sharpness, since nothing is compared by it', async () => {
  const test = await TestEditor.open({ measured: FOUND })
  await test.choose()
  expect(photosOf(test.design)[0]).not.toHaveProperty('sharpness')
})
