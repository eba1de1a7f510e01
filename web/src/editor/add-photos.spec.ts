import { designDocument } from '@kea/design/document/document'
import { photosOf, photoUses } from '@kea/design/document/records'
import { PHOTOS_MAX } from '@kea/design/product/limits'
import { cushionDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import type { How } from './model/how'
import { jpegBytes, photoFile } from './testing/photo-files'
import { canvasProduct, MemoryUploads } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const named = (name: string, width: number) => new File([jpegBytes({ width })], name)
const several = (count: number) => Array.from({ length: count }, (_, at) => named(`${at + 1}.jpg`, 1000 + at))
const bad = new File(['hello'], 'notes.txt')

const opened = async (files: File[], how?: How) => {
  const test = await TestEditor.open()
  await test.editor.addFiles(files, how)
  return test
}

describe('several photos at once', () => {
  it('come into the design in their order, and the first one fills the empty print', async () => {
    const test = await opened(several(12))
    const photos = photosOf(test.design)
    expect(photos.map(({ name }) => name)).toEqual(several(12).map(({ name }) => name))
    expect([...photoUses(test.design).keys()]).toEqual([photos[0]?.id])
    expect(designDocument.safeParse(test.design).success).toBe(true)
    expect(test.editor.session.read()).toMatchObject({ reading: null, notice: null })
    expect(test.editor.session.read().announcement).toBe('The empty print is filled')
  })

  it('fill the sides of a cushion, and no side that has a photo already', async () => {
    const test = await TestEditor.open({
      product: { ...canvasProduct, definition: cushionDefinition },
      options: ['size-40x40', 'back-own'],
    })
    await test.editor.addFiles(several(3))
    const [first, second] = photosOf(test.design)
    expect([...photoUses(test.design).keys()]).toEqual([first?.id, second?.id])
    await test.editor.addFiles(several(5).slice(3))
    expect(photoUses(test.design).size).toBe(2)
  })

  it('leave a design alone that has photos already, on its print or not', async () => {
    const test = await TestEditor.open()
    await test.editor.addFiles(several(1), 'tray')
    await test.editor.addFiles(several(3).slice(1))
    expect(photosOf(test.design)).toHaveLength(3)
    expect(photoUses(test.design).size).toBe(0)
  })

  it('one bad file among them is named once, and the others are there', async () => {
    const test = await opened([...several(11).slice(0, 5), bad, ...several(11).slice(5)])
    expect(photosOf(test.design)).toHaveLength(11)
    expect(test.notice).toMatch(/^notes\.txt is not a picture/)
  })

  it('several bad files share one notice', async () => {
    const test = await opened([bad, ...several(2), ...['a', 'b', 'c', 'd'].map((name) => new File(['x'], name))])
    expect(test.notice).toBe('We could not open notes.txt, a, b and 2 more. All others are here.')
  })

  it('tell their progress, and announce it now and then', async () => {
    const test = await TestEditor.open()
    const seen = new Set<string>()
    const heard = new Set<string>()
    test.editor.session.subscribe(() => {
      const { reading, announcement } = test.editor.session.read()
      if (reading) seen.add(`${reading.at} of ${reading.of}`)
      heard.add(announcement)
    })
    await test.editor.addFiles(several(12))
    expect(seen.size).toBe(12)
    expect([...seen].at(-1)).toBe('12 of 12')
    expect([...heard].filter(Boolean)).toEqual([
      'Reading 1 of 12 photos',
      'Reading 11 of 12 photos',
      '12 photos added',
      'The empty print is filled',
    ])
  })

  it('are read one at a time, and a call to cancel keeps those before it', async () => {
    const test = await TestEditor.open()
    const stop = test.editor.session.subscribe(() => {
      if (test.editor.session.read().reading?.at === 4) test.editor.photos.cancel()
    })
    await test.editor.addFiles(several(12))
    stop()
    expect(photosOf(test.design)).toHaveLength(3)
    await test.editor.addFiles(several(5).slice(3))
    expect(photosOf(test.design)).toHaveLength(5)
  })

  it('are one step of undo, below that of the print', async () => {
    const test = await opened(several(3))
    test.key('z', { ctrlKey: true })
    expect(photoUses(test.design).size).toBe(0)
    expect(photosOf(test.design)).toHaveLength(3)
    test.key('z', { ctrlKey: true })
    expect(photosOf(test.design)).toEqual([])
    test.key('y', { ctrlKey: true })
    expect(photosOf(test.design)).toHaveLength(3)
    expect(photoUses(test.design).size).toBe(0)
  })

  it('are taken once each', async () => {
    const test = await opened(several(3))
    await test.editor.addFiles(several(4))
    expect(photosOf(test.design)).toHaveLength(4)
    expect(test.editor.session.read().announcement).toBe('1 photo added')
  })

  it('stop where the design is full, with a message', async () => {
    const test = await TestEditor.open()
    test.editor.store.apply({
      put: Array.from({ length: PHOTOS_MAX - 1 }, (_, at) => ({
        kind: 'photo' as const,
        id: `p${at}`,
        upload: null,
        name: 'p.jpg',
        widthPx: 100,
        heightPx: 100,
      })),
    })
    await test.editor.addFiles(several(3))
    expect(photosOf(test.design)).toHaveLength(PHOTOS_MAX)
    expect(test.notice).toBe('A design holds 800 photos. 2 photos did not fit.')
  })

  it('chosen while others are read come after them', async () => {
    const test = await TestEditor.open()
    const first = test.editor.addFiles(several(3))
    const second = test.editor.addFiles([named('late.jpg', 3000)], 'tray')
    await Promise.all([first, second])
    expect(photosOf(test.design).map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', 'late.jpg'])
  })

  it('wait for the end of a drag, so that Escape does not take them back', async () => {
    const test = await TestEditor.open()
    await test.choose()
    test.pointerDown(500, 500)
    test.pointerMove(540, 500)
    const added = test.editor.addFiles(several(2))
    await new Promise((resolve) => setTimeout(resolve, 20))
    test.key('Escape')
    await added
    expect(photosOf(test.design)).toHaveLength(3)
  })
})

describe('the photos that are not on the print', () => {
  it('stay on the device, and come back with the draft', async () => {
    const test = await opened(several(3), 'tray')
    const again = await test.reload()
    expect(photosOf(again.design)).toHaveLength(3)
    expect(test.uploads.calls).toEqual([])
  })

  it('are no part of the design in the cart', async () => {
    const test = await opened(several(3), 'tray')
    await test.choose(photoFile(jpegBytes()))
    expect(await test.editor.cart.put()).toBe(true)
    const saved = designDocument.parse(test.shop.designs.get('design-1')?.document)
    expect(photosOf(saved)).toMatchObject([{ name: 'lake.jpg', upload: 'upload-1' }])
    expect(test.uploads.files.size).toBe(2)
  })
})

it('three photos are sent at a time', async () => {
  const uploads = new MemoryUploads()
  let running = 0
  let most = 0
  const put = uploads.putPart.bind(uploads)
  uploads.putPart = async (...part) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    await put(...part)
    running -= 1
  }
  const test = await TestEditor.open({ uploads })
  for (const file of several(6)) await test.editor.addFiles([file], 'add')
  await test.uploadsDone()
  expect(most).toBe(3)
  expect(uploads.files.size).toBe(6)
})
