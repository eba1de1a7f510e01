import { derivedOriginalsOf, placedPhotosOf } from '@kea/design/document/records'
import { PLAIN_LOOK } from '@kea/design/look/photo-look'
import { describe, expect, it, vi } from 'vitest'
import { UploadError } from '~/lib/photos/upload-failure'
import { changeLook, flipPhoto, straightenPhoto } from './commands/adjust-photo'
import { TestEditor } from './testing/TestEditor'

const dataOf = (test: TestEditor) => placedPhotosOf(test.design)[0]?.data
const tilesOf = (test: TestEditor) => derivedOriginalsOf(test.design).flatMap(({ tiles }) => tiles)

async function withPhoto(): Promise<TestEditor> {
  const test = await TestEditor.open()
  await test.choose()
  await test.uploadsDone()
  return test
}

describe('adjusting a photo', () => {
  it('by a slider is one step of undo, and all at zero is no look', async () => {
    const test = await withPhoto()
    for (const brightness of [0.1, 0.25, 0.4]) test.editor.run(changeLook({ brightness }), 'item brightness')
    test.editor.run(changeLook({ tone: 'sepia' }))
    expect(dataOf(test)?.look).toEqual({ ...PLAIN_LOOK, brightness: 0.4, tone: 'sepia' })
    test.key('z', { ctrlKey: true })
    expect(dataOf(test)?.look).toEqual({ ...PLAIN_LOOK, brightness: 0.4 })
    test.key('z', { ctrlKey: true })
    expect(dataOf(test)?.look).toBeUndefined()
    test.editor.run(changeLook({ warmth: 0.5 }))
    test.editor.run(changeLook({ warmth: 0 }))
    expect(dataOf(test)).not.toHaveProperty('look')
  })

  it('flips it by a key, and turns it the right way round afterwards', async () => {
    const test = await withPhoto()
    test.editor.run(straightenPhoto(7.5))
    test.key('f')
    expect(dataOf(test)).toMatchObject({ flip: true, straighten: -7.5, turns: 0 })
    test.key('r')
    expect(dataOf(test)).toMatchObject({ flip: true, straighten: -7.5, turns: 3 })
    test.editor.run(flipPhoto)
    expect(dataOf(test)).toMatchObject({ straighten: 7.5, turns: 3 })
    expect(dataOf(test)).not.toHaveProperty('flip')
  })

  it('by an angle zooms just so far that no corner is empty, and back', async () => {
    const test = await withPhoto()
    const before = test.crop
    test.editor.run(straightenPhoto(10))
    expect(test.crop.width).toBeLessThan(before.width)
    test.editor.run(straightenPhoto(0))
    expect(test.crop.width).toBeCloseTo(before.width, 9)
    expect(dataOf(test)).not.toHaveProperty('straighten')
  })
})

describe('a design with a look on its way to the cart', () => {
  const sepia = changeLook({ tone: 'sepia' })

  it('is prepared from the file of the device after its upload, and from the store after a reload', async () => {
    const test = await withPhoto()
    const downloads = vi.spyOn(test.uploads, 'bytesOf')
    expect(test.drafts.photos.get('new:canvas-print')?.values().next().value).toMatchObject({
      isDone: true,
      original: null,
    })
    test.editor.run(sepia)
    expect(await test.editor.cart.put()).toBe(true)
    expect(downloads).not.toHaveBeenCalled()
    const other = await withPhoto()
    const again = await other.reload()
    const later = vi.spyOn(again.uploads, 'bytesOf')
    again.editor.run(sepia)
    expect(await again.editor.cart.put()).toBe(true)
    expect(later).toHaveBeenCalled()
  })

  it('has its changed pixels, which are uploaded before it is saved', async () => {
    const test = await withPhoto()
    test.editor.run(sepia)
    expect(await test.editor.cart.put()).toBe(true)
    const [saved] = [...test.shop.designs.values()]
    const [derived] = derivedOriginalsOf(saved?.document as typeof test.design)
    expect(derived?.photo).toBe(dataOf(test)?.photo)
    const tiles = derived?.tiles ?? []
    expect(tiles.length).toBeGreaterThan(0)
    for (const { upload } of tiles) expect(test.uploads.files.get(upload)?.complete).toBe(true)
  })

  it('needs none without a look', async () => {
    const test = await withPhoto()
    expect(await test.editor.cart.put()).toBe(true)
    expect(test.uploads.files.size).toBe(2)
    expect(tilesOf(test)).toEqual([])
  })

  it('keeps those that are made when the rest fails, also over a reload', async () => {
    const test = await withPhoto()
    test.editor.run(sepia)
    test.shop.failures = [new Error('The shop is away.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(test.notice).toContain('The shop is away.')
    const made = tilesOf(test)
    expect(made.length).toBeGreaterThan(0)
    const sent = test.uploads.files.size
    const again = await test.reload()
    expect(tilesOf(again)).toEqual(made)
    expect(await again.editor.cart.put()).toBe(true)
    // Only the preview was looked for again, and the store knew it.
    expect(again.uploads.files.size).toBe(sent)
  })

  it('says why when they cannot be sent, and goes on at the next try', async () => {
    const test = await withPhoto()
    test.editor.run(sepia)
    test.uploads.failures = [new UploadError('refused', 'The upload was refused.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(test.notice).toBe('lake.jpg: The upload was refused. Your design is saved on this device.')
    expect(await test.editor.cart.put()).toBe(true)
  })

  it('leaves out those of an earlier look', async () => {
    const test = await withPhoto()
    test.editor.run(sepia)
    test.shop.failures = [new Error('The shop is away.')]
    await test.editor.cart.put()
    const [old] = derivedOriginalsOf(test.design)
    test.editor.run(changeLook({ tone: 'black-and-white' }))
    expect(await test.editor.cart.put()).toBe(true)
    const [saved] = [...test.shop.designs.values()]
    const keys = derivedOriginalsOf(saved?.document as typeof test.design).map(({ key }) => key)
    expect(keys).toHaveLength(1)
    expect(keys).not.toContain(old?.key)
  })

  it('undo leaves what the printer needs as it is', async () => {
    const test = await withPhoto()
    test.editor.run(sepia)
    test.shop.failures = [new Error('The shop is away.')]
    await test.editor.cart.put()
    test.key('z', { ctrlKey: true })
    expect(dataOf(test)?.look).toBeUndefined()
    expect(tilesOf(test).length).toBeGreaterThan(0)
    test.key('z', { ctrlKey: true, shiftKey: true })
    expect(dataOf(test)?.look?.tone).toBe('sepia')
  })
})
