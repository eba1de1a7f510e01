import { itemsOf, photosOf, placedPhotosOf } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { optionCommand } from '../commands/choose-option'
import { jpegBytes, photoFile } from '../testing/photo-files'
import { TestEditor } from '../testing/TestEditor'
import { withoutPhotos } from './without-photos'

const newest = (test: TestEditor): string => photosOf(test.design).at(-1)?.id ?? ''

/** A design before and after one more photo, whose files are missing. */
async function chosen(choose: (test: TestEditor) => Promise<void>, test: TestEditor) {
  const before = test.design
  await choose(test)
  const missing = newest(test)
  return { before, after: test.design, left: withoutPhotos(test.design, before, (photo) => photo === missing) }
}

const other = photoFile(jpegBytes({ width: 3000, height: 2500 }))

describe('a design without a photo whose file is missing', () => {
  it('is the design itself while all are there', async () => {
    const test = await TestEditor.open()
    await test.choose()
    expect(withoutPhotos(test.design, test.design, () => false)).toBe(test.design)
  })

  it('has everything else, such as a text that came later', async () => {
    const test = await TestEditor.open()
    const { left } = await chosen(async () => {
      await test.choose()
      test.editor.addText()
    }, test)
    expect(photosOf(left)).toEqual([])
    expect(itemsOf(left)).toMatchObject([{ type: 'text' }])
  })

  it('has the photo again that it took the place of', async () => {
    const test = await TestEditor.open()
    await test.choose()
    const { before, left } = await chosen(() => test.choose(other), test)
    expect(left.records).toEqual(before.records)
  })

  it('has the photo again in a frame, with its crop', async () => {
    const test = await TestEditor.open()
    await test.choose()
    await test.add()
    const { before, left } = await chosen(() => test.choose(other), test)
    expect(left.records).toEqual(before.records)
  })

  it('has no photo in a place whose proportions have changed since', async () => {
    const test = await TestEditor.open()
    await test.choose()
    const { before, left } = await chosen(async () => {
      await test.choose(other)
      test.editor.run(optionCommand('size-20x20', '20 × 20 cm'))
    }, test)
    expect(placedPhotosOf(left)).toEqual([])
    expect(photosOf(left)).toEqual(photosOf(before))
  })
})

it('a day of a calendar keeps its words without the photo that is missing', async () => {
  const test = await TestEditor.open()
  await test.choose()
  const photo = newest(test)
  const settings = {
    kind: 'calendar',
    firstMonth: '2027-01',
    holidays: true,
    region: null,
    language: 'en',
    dates: [{ month: 4, day: 12, words: 'Nana', photo }],
  } as const
  const design = { ...test.design, settings: { ...settings, dates: [...settings.dates] } }
  const left = withoutPhotos(design, design, (id) => id === photo)
  expect(left.settings?.dates).toEqual([{ month: 4, day: 12, words: 'Nana' }])
})
