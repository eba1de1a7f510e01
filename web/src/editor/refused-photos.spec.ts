import { photosOf, photoUses } from '@kea/design/document/records'
import { jpegFile } from '@kea/photo/testing/jpeg-file'
import { fontFile } from '@kea/text/testing/files'
import { describe, expect, it, vi } from 'vitest'
import { UploadError } from '~/lib/photos/upload-failure'
import { pictureNotice } from './assets/picture-notice'
import { leaveOut } from './commands/discard-photo'
import { undo } from './commands/history'
import { refusedPhotos } from './model/refused-photos'
import { makeProof } from './proof/make-proof'
import { jpegBytes } from './testing/photo-files'
import { TestEditor } from './testing/TestEditor'

const named = (name: string, width: number) => new File([jpegBytes({ width })], name)

/** A print with two photos. */
async function withTwo() {
  const test = await TestEditor.open()
  await test.choose(named('kea.jpg', 1200))
  await test.add(named('tui.jpg', 1300))
  const [kea, tui] = photosOf(test.design).map(({ id }) => id)
  return { test, kea, tui }
}
const refusedOf = (test: TestEditor) => test.editor.session.read().notice?.refused
const namesOf = (test: TestEditor) => photosOf(test.design).map(({ name }) => name)

describe('a refused photo can be left out', () => {
  const goOn = async (test: TestEditor) => {
    expect(test.editor.session.read().notice?.text).toMatch(/ Your design is saved on this device\.$/)
    test.editor.run(leaveOut(refusedOf(test)?.photos ?? []))
    expect(await test.editor.cart.put()).toBe(true)
    expect(test.shop.lines).toHaveLength(1)
  }

  it('when its upload is refused, and the others go into the cart', async () => {
    const { test, kea, tui } = await withTwo()
    await test.editor.cart.store()
    test.uploads.failures = [new UploadError('refused', 'This file is no photo.')]
    await test.add(named('ruru.jpg', 1400))
    const ruru = photosOf(test.design).find(({ name }) => name === 'ruru.jpg')?.id
    await vi.waitFor(() => expect(test.editor.uploads.state.read()[ruru ?? '']?.step).toBe('failed'))
    test.uploads.failures = [new UploadError('refused', 'This file is no photo.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(test.notice).toContain('ruru.jpg: This file is no photo.')
    expect(refusedOf(test)).toEqual({ count: 1, photos: [ruru], isForCart: true })
    await goOn(test)
    expect([...photoUses(test.design).keys()]).toEqual([kea, tui])
  })

  it('when the save does not find it', async () => {
    const { test, kea, tui } = await withTwo()
    test.shop.failures = [new Error('The photo "tui.jpg" is no longer here. Choose it again, or carry on without it.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(refusedOf(test)).toEqual({ count: 1, photos: [tui], isForCart: true })
    await goOn(test)
    expect([...photoUses(test.design).keys()]).toEqual([kea])
  })

  it('when the cart finds that it cannot be printed', async () => {
    const { test, kea, tui } = await withTwo()
    const { addLines } = test.shop
    test.shop.addLines = async () => {
      test.shop.addLines = addLines
      throw new Error('The photo "tui.jpg" is not a JPEG. We cannot print it.')
    }
    expect(await test.editor.cart.put()).toBe(false)
    expect(refusedOf(test)).toEqual({ count: 1, photos: [tui], isForCart: true })
    await goOn(test)
    expect([...photoUses(test.design).keys()]).toEqual([kea])
  })

  it('when the design is stored for a link', async () => {
    const { test, kea, tui } = await withTwo()
    test.shop.failures = [new Error('The photo "tui.jpg" is no longer here. Choose it again, or carry on without it.')]
    const error = await test.editor.cart.store().catch((reason: unknown) => reason)
    expect(refusedPhotos(test.design, error)).toEqual([tui])
    test.editor.run(leaveOut([tui ?? '']))
    await expect(test.editor.cart.store()).resolves.toMatch(/./)
    expect([...photoUses(test.design).keys()]).toEqual([kea])
  })

  it('when it is not made into a proof', async () => {
    const { test, kea = '', tui } = await withTwo()
    let isGone = true
    const ports = {
      fetchFont: async () => fontFile('figtree'),
      loadSubset: async () => (font: Uint8Array) => font,
      renderSides: () => Promise.reject(new Error('There are no sides')),
      jpeg: async () => {
        if (isGone) throw new Error('This photo is no longer here. Please choose it again.')
        return new Blob([jpegFile({ width: 300, height: 200 })])
      },
    }
    const error = await makeProof(test.editor, ports).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: 'kea.jpg: This photo is no longer here. Please choose it again.' })
    expect(refusedPhotos(test.design, error)).toEqual([kea])
    test.editor.run(leaveOut([kea]))
    isGone = false
    expect([...photoUses(test.design).keys()]).toEqual([tui])
    expect((await makeProof(test.editor, ports)).type).toBe('application/pdf')
  })

  it('in one step, which undo takes back', async () => {
    const { test, kea = '', tui = '' } = await withTwo()
    test.editor.run(leaveOut([kea, 'photo-of-nobody', tui]))
    expect([namesOf(test), test.editor.session.read().announcement]).toEqual([
      [],
      'Photos removed. Undo brings them back',
    ])
    test.editor.run(undo)
    expect(namesOf(test)).toEqual(['kea.jpg', 'tui.jpg'])
  })

  it('when it is chosen: the others are there already', async () => {
    const test = await TestEditor.open()
    await test.editor.addFiles([named('kea.jpg', 1200), new File(['x'], 'a.txt'), new File(['y'], 'b.txt')])
    expect(namesOf(test)).toEqual(['kea.jpg'])
    expect(refusedOf(test)).toEqual({ count: 2, photos: [], isForCart: false })
    await test.editor.addFiles([named('tui.jpg', 1300)])
    expect(refusedOf(test)).toBeUndefined()
  })

  it('when it cannot be shown, together with others', async () => {
    const { test, kea = '', tui = '' } = await withTwo()
    const error = new Error('This photo is no longer here. Please choose it again.')
    const first = pictureNotice(test.design, null, kea, error)
    expect(first).toEqual({
      tone: 'danger',
      text: 'kea.jpg: This photo is no longer here. Please choose it again.',
      refused: { count: 1, photos: [kea], isForCart: false },
    })
    expect(pictureNotice(test.design, first, tui, error)).toEqual({
      tone: 'danger',
      text: 'We could not open kea.jpg and tui.jpg. Choose them again.',
      refused: { count: 2, photos: [kea, tui], isForCart: false },
    })
  })

  it('unless another one has its name, which would go too', async () => {
    const test = await TestEditor.open()
    await test.choose(named('image.jpg', 1200))
    await test.add(named('image.jpg', 1300))
    test.shop.failures = [new Error('The photo "image.jpg" is no longer here. Choose it again.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(refusedOf(test)).toBeUndefined()
    test.shop.failures = [new Error('The photos "image.jpg" and "image.jpg" are no longer here. Choose them again.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(refusedOf(test)).toMatchObject({ count: 2, isForCart: true })
  })

  it('but no photo is to blame for an error of the shop', async () => {
    const { test } = await withTwo()
    test.shop.failures = [new Error('We can’t reach the shop right now. Please try again.')]
    expect(await test.editor.cart.put()).toBe(false)
    expect(refusedOf(test)).toBeUndefined()
  })
})
