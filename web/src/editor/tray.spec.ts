import { printsOf } from '@kea/design/arrangement/print-lines'
import { photosOf, placedPhotosOf } from '@kea/design/document/records'
import { expect, it } from 'vitest'
import { discardPhoto } from './commands/discard-photo'
import { fillRest } from './commands/fill-rest'
import { dropTarget, nextTarget } from './commands/place-photo'
import { jpegBytes } from './testing/photo-files'
import { printProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const files = (...widths: number[]) => widths.map((width) => new File([jpegBytes({ width })], `${width}.jpg`))

async function tray() {
  const test = await TestEditor.open()
  await test.editor.addFiles(files(1000, 1001))
  const [first, second] = photosOf(test.design)
  if (!first || !second) throw new Error('No photos')
  return { test, first, second, shown: () => placedPhotosOf(test.design).map(({ data }) => data.photo) }
}

it('a tap puts a photo on the print, another one replaces it, and both stay in the tray', async () => {
  const { test, first, second, shown } = await tray()
  test.editor.place(first, nextTarget)
  expect(shown()).toEqual([first.id])
  test.editor.place(second, nextTarget)
  expect(shown()).toEqual([second.id])
  expect(photosOf(test.design)).toHaveLength(2)
  test.key('z', { ctrlKey: true })
  expect(shown()).toEqual([first.id])
})

it('a tap fills the selected frame', async () => {
  const { test, first, second, shown } = await tray()
  test.editor.place(first, nextTarget)
  await test.add()
  test.editor.place(second, nextTarget)
  expect(shown()).toEqual([first.id, second.id])
  expect(test.item.frame).toBeDefined()
})

it('a photo is dropped into the frame under it, else over the whole side', async () => {
  const { test, first, second, shown } = await tray()
  const { surface } = test.editor.context()
  test.editor.place(first, () => dropTarget(null, surface))
  await test.add()
  const frame = placedPhotosOf(test.design).find((item) => item.frame) ?? null
  test.editor.place(second, () => dropTarget(frame, surface))
  expect(shown()).toEqual([first.id, second.id])
  const whole = placedPhotosOf(test.design).find((item) => !item.frame) ?? null
  test.editor.place(second, () => dropTarget(whole, surface))
  expect(shown()).toEqual([second.id, second.id])
})

it('the rest is filled in one step', async () => {
  const { test, first, shown } = await tray()
  test.editor.run(fillRest('added'))
  expect(shown()).toEqual([first.id])
  expect(fillRest('added').isEnabled(test.editor.context())).toBe(false)
  test.key('z', { ctrlKey: true })
  expect(shown()).toEqual([])
  expect(photosOf(test.design)).toHaveLength(2)
})

it('a removed photo leaves print and tray, and undo brings both back', async () => {
  const { test, first, shown } = await tray()
  test.editor.place(first)
  test.editor.run(discardPhoto(first))
  expect(shown()).toEqual([])
  expect(photosOf(test.design)).toHaveLength(1)
  test.key('z', { ctrlKey: true })
  expect(shown()).toEqual([first.id])
  expect(photosOf(test.design)).toHaveLength(2)
})

it('a sample photo says in the design that it is one', async () => {
  const test = await TestEditor.open()
  await test.editor.addFiles(files(1000), 'replace', { marks: { sample: true } })
  expect(photosOf(test.design)).toMatchObject([{ sample: true }])
})

it('in the grid of prints, photos for the tray are prints, and a tap adds one more', async () => {
  const test = await TestEditor.open({ product: printProduct, options: ['size-10x15', 'lustre'] })
  await test.editor.addFiles(files(1000, 1001), 'tray')
  expect(printsOf(test.design)).toHaveLength(2)
  const [first] = photosOf(test.design)
  if (first) test.editor.place(first, nextTarget)
  expect(printsOf(test.design)).toHaveLength(3)
})
