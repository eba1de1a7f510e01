import { designDocument } from '@kea/design/document/document'
import { photosOf, placedPhotosOf, surfacesOf } from '@kea/design/document/records'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UploadError } from '~/lib/photos/upload-failure'
import { optionCommand } from './commands/choose-option'
import { rotatePhoto } from './commands/rotate-photo'
import { sizeOffers } from './commands/size-offers'
import { hugeFile, jpegBytes, photoFile } from './testing/photo-files'
import { MemoryUploads } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const designed = async () => {
  const test = await TestEditor.open()
  await test.choose()
  return test
}

describe('designing', () => {
  it('holds the design, what is looked at, what is saved beside it, the way to the cart and what is saved where', async () => {
    const { editor } = await designed()
    expect(editor.store.read()).toMatchObject({
      design: { records: expect.any(Object) },
      canUndo: true,
      canRedo: false,
    })
    expect(editor.session.read()).toMatchObject({
      surface: 'surface:front',
      selection: [],
      reading: null,
      isMoving: false,
    })
    expect(editor.facts.read()).toEqual({ name: '', quantity: 1 })
    expect(editor.workflow.read()).toEqual({ cart: 'editing', prepared: 0 })
    editor.changeFacts({ name: 'For Nana', quantity: 3 })
    expect(editor.facts.read()).toEqual({ name: 'For Nana', quantity: 3 })
  })

  it('a chosen photo fills the print, which turns with it', async () => {
    const test = await designed()
    expect(surfacesOf(test.design)).toMatchObject([{ part: 'front', orientation: 'landscape' }])
    expect(placedPhotosOf(test.design)).toMatchObject([{ surface: 'surface:front', data: { turns: 0 } }])
    expect(test.crop.height).toBe(1)
  })

  it('every command has a key', async () => {
    const test = await designed()
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '-', 'r', 'o', '0']) {
      const before = test.design
      test.key(key)
      expect(test.design, key).not.toBe(before)
    }
    test.key('v')
    expect(test.editor.session.read().isLookOpen).toBe(true)
    test.key('Delete')
    expect(placedPhotosOf(test.design)).toEqual([])
    test.key('z', { metaKey: true })
    expect(placedPhotosOf(test.design)).toHaveLength(1)
    test.key('y', { ctrlKey: true })
    expect(placedPhotosOf(test.design)).toEqual([])
  })

  it('another size keeps the document valid, and undo brings the old one back', async () => {
    const test = await designed()
    test.editor.run(optionCommand('size-60x90', '60 × 90 cm'))
    expect(test.design.options).toEqual(['size-60x90', 'depth-19', 'edge-wrap'])
    expect(designDocument.safeParse(test.design).success).toBe(true)
    test.key('z', { ctrlKey: true })
    expect(test.design.options).toContain('size-30x40')
  })

  it('announces each command to screen readers', async () => {
    const test = await designed()
    test.editor.run(rotatePhoto)
    expect(test.editor.session.read().announcement).toBe('Photo rotated a quarter turn clockwise')
  })
})

describe('the size', () => {
  it.each([
    ['that nobody chose', [], null],
    ['of the address', ['size-20x20'], null],
    ['chosen in the tool', [], optionCommand('size-60x90', '60 × 90 cm')],
  ])('%s stays as it is, and so does the price, whatever photo comes', async (_, options, command) => {
    const test = await TestEditor.open({ options })
    if (command) test.editor.run(command)
    const chosen = test.design.options
    await test.choose(photoFile(jpegBytes({ width: 4000, height: 3000 })))
    expect(test.design.options).toEqual(chosen)
    await test.editor.addFiles([1, 2].map((at) => photoFile(jpegBytes({ width: 4000 + at, height: 3000 }))))
    expect(test.design.options).toEqual(chosen)
  })

  it('of the photo’s shape is offered with its price, and one tap takes it', async () => {
    const test = await TestEditor.open({ options: [] })
    expect(sizeOffers(test.editor.context(), 1)).toEqual([])
    await test.choose(photoFile(jpegBytes({ width: 4000, height: 3000 })))
    const [offer, ...more] = sizeOffers(test.editor.context(), 1)
    expect([offer?.title, more]).toEqual(['30 × 40 cm', []])
    expect(offer?.price).toBe('N$49.00')
    if (offer) test.editor.run(offer.command)
    expect(test.design.options).toEqual(['size-30x40', 'depth-19', 'edge-wrap'])
  })
})

describe('a bad file', () => {
  it.each([
    ['no image', photoFile(new TextEncoder().encode('hello')), 'not a picture'],
    ['a truncated JPEG', photoFile(jpegBytes({ isCutOff: true })), 'cut off'],
    ['200 MB', hugeFile(200_000_000), 'up to 100 MB'],
    ['1 × 1 px', photoFile(jpegBytes({ width: 1, height: 1 })), '1 × 1 pixels'],
    ['20000 × 15000 px', photoFile(jpegBytes({ width: 20_000, height: 15_000 })), '20,000 × 15,000'],
  ])('%s is refused with a message, and the design stays as it was', async (_, file, message) => {
    const test = await designed()
    test.key('+')
    const before = test.design
    await test.choose(file)
    expect(test.notice).toContain(message)
    expect(test.design).toBe(before)
    await test.choose()
    expect(test.notice).toBe('')
  })
})

describe('a reload', () => {
  it('loses nothing', async () => {
    const test = await designed()
    await test.uploadsDone()
    test.key('+')
    test.key('r')
    const before = test.design
    const again = await test.reload()
    expect(again.design).toEqual(before)
    await again.uploadsDone()
    expect(again.uploads.calls.filter((call) => call === 'create')).toHaveLength(1)
  })

  it('in mid-upload sends only what is missing', async () => {
    const uploads = new MemoryUploads()
    const test = await TestEditor.open({ uploads })
    const original = uploads.putPart.bind(uploads)
    // The connection holds for one part and then hangs.
    uploads.putPart = (uid, part, ...rest) => (part === 0 ? original(uid, part, ...rest) : new Promise(() => {}))
    await test.choose()
    await expect.poll(() => uploads.calls.includes('part 0')).toBe(true)
    uploads.putPart = original
    const again = await test.reload()
    await again.uploadsDone()
    expect(uploads.calls.filter((call) => call === 'part 0')).toHaveLength(1)
    expect(uploads.calls.filter((call) => call === 'create')).toHaveLength(1)
    expect(await uploads.bytesOf('upload-1')).toEqual(jpegBytes())
  })

  it('keeps a later choice although the address still has the earlier one', async () => {
    const test = await designed()
    test.editor.run(optionCommand('size-60x90', '60 × 90 cm'))
    const again = await test.reload({ options: ['size-30x40'] })
    expect(again.design.options).toContain('size-60x90')
  })

  it('applies another choice in the address', async () => {
    const test = await designed()
    const again = await test.reload({ options: ['size-20x20'] })
    expect(again.design.options).toEqual(['size-20x20', 'depth-19', 'edge-wrap'])
    expect(photosOf(again.design)).toHaveLength(1)
  })
})

describe('the photos on the device', () => {
  it('one that is removed and put back at once is still uploaded', async () => {
    const test = await designed()
    test.key('z', { ctrlKey: true })
    test.key('y', { ctrlKey: true })
    await test.uploadsDone()
    expect(await test.uploads.bytesOf('upload-1')).toEqual(jpegBytes())
  })

  it('one whose choice was undone is deleted on the next visit; one that was replaced stays', async () => {
    const test = await designed()
    for (const width of [2000, 1000]) await test.choose(photoFile(jpegBytes({ width })))
    test.key('z', { ctrlKey: true })
    await test.uploadsDone()
    const again = await test.reload()
    await again.uploadsDone()
    const stored = [...(test.drafts.photos.get('new:canvas-print')?.keys() ?? [])]
    expect(stored).toEqual(photosOf(again.design).map(({ id }) => id))
    expect(stored).toHaveLength(2)
  })
})

describe('into the cart', () => {
  it('sends the original, then the preview, then the design, then the line', async () => {
    const test = await designed()
    test.editor.changeFacts({ quantity: 3 })
    expect(await test.editor.cart.put()).toBe(true)
    const saved = test.shop.designs.get('design-1')
    const document = designDocument.parse(saved?.document)
    expect(photosOf(document).map(({ upload }) => upload)).toEqual(['upload-1'])
    expect(test.shop.lines).toEqual([
      {
        sku: 'canvas-print',
        quantity: 3,
        options: document.options,
        designUid: 'design-1',
        designRevision: 1,
        preview: 'upload-2',
      },
    ])
    expect(await test.uploads.bytesOf('upload-1')).toEqual(jpegBytes())
    expect(test.drafts.designs.size).toBe(0)
  })

  it('is refused without a photo', async () => {
    const test = await TestEditor.open()
    expect(await test.editor.cart.put()).toBe(false)
    expect(test.shop.lines).toEqual([])
  })

  it('a backend that is down keeps the design; the next try adds one line and no second design', async () => {
    const test = await designed()
    test.shop.saveDesign = ((save) => async (request) => {
      const saved = await save(request)
      test.shop.failures =
        test.shop.lines.length === 0 && saved.revision === 1 ? [new Error('The shop cannot be reached.')] : []
      return saved
    })(test.shop.saveDesign)
    const before = test.design
    const shop = test.shop
    const again = await test.reload()
    expect(await again.editor.cart.put()).toBe(false)
    expect(again.notice).toBe('The shop cannot be reached. Your design is saved on this device.')
    expect(again.design).toEqual(before)
    expect(await again.editor.cart.put()).toBe(true)
    expect([...shop.designs.keys()]).toEqual(['design-1'])
    expect(shop.lines).toMatchObject([{ designUid: 'design-1', designRevision: 2 }])
  })

  it('waits for the photo, and can be cancelled during the wait', async () => {
    const uploads = new MemoryUploads()
    uploads.putPart = () => new Promise(() => {})
    const test = await TestEditor.open({ uploads })
    await test.choose()
    const put = test.editor.cart.put()
    expect(test.editor.workflow.read().cart).toBe('sending-photo')
    test.editor.cart.stopWaiting()
    expect(await put).toBe(false)
    expect({ ...test.editor.session.read(), ...test.editor.workflow.read() }).toMatchObject({
      cart: 'editing',
      notice: null,
    })
  })

  it('shows a refusal, and the photo can be sent again', async () => {
    const uploads = new MemoryUploads()
    uploads.failures = [new UploadError('refused', 'You have sent 400 photos today.')]
    const test = await TestEditor.open({ uploads })
    await test.choose()
    await expect.poll(() => Object.values(test.editor.uploads.state.read())[0]?.step).toBe('failed')
    expect(await test.editor.cart.put()).toBe(true)
  })
})

describe('editing a line of the cart', () => {
  it('brings the same design back and updates the same line', async () => {
    const first = await designed()
    first.key('+')
    const made = first.design
    await first.editor.cart.put()
    const test = await first.reload({ designUid: 'design-1', line: 'line-7' })
    expect(placedPhotosOf(test.design)).toEqual(placedPhotosOf(made))
    expect(surfacesOf(test.design)).toEqual(surfacesOf(made))
    await test.uploadsDone()
    test.key('r')
    expect(await test.editor.cart.put()).toBe(true)
    expect(test.shop.lines).toHaveLength(1)
    expect(test.shop.updates).toEqual([
      {
        line: 'line-7',
        request: {
          sku: 'canvas-print',
          quantity: 1,
          options: test.design.options,
          designUid: 'design-1',
          designRevision: 2,
        },
      },
    ])
  })

  it('starts with the quantity of the line, and updates it', async () => {
    const first = await designed()
    await first.editor.cart.put()
    first.shop.quantities.set('line-7', 3)
    const test = await first.reload({ designUid: 'design-1', line: 'line-7' })
    expect(test.editor.facts.read().quantity).toBe(3)
    test.editor.changeFacts({ quantity: 5 })
    await test.uploadsDone()
    await test.editor.cart.put()
    expect(test.shop.updates).toMatchObject([{ line: 'line-7', request: { quantity: 5 } }])
  })

  it('reports a design of another shopper as missing, and a new one can be made', async () => {
    const test = await TestEditor.open({ designUid: 'other', line: 'line-7' })
    expect(test.notice).toContain('could not find this design')
    await test.choose()
    await test.editor.cart.put()
    expect(test.shop.lines).toHaveLength(1)
    expect(test.shop.updates).toEqual([])
  })

  it('prefers a draft that is newer than the stored design', async () => {
    const first = await designed()
    await first.editor.cart.put()
    const edit = await first.reload({ designUid: 'design-1', line: 'line-7' })
    edit.key('r')
    const again = await edit.reload({ designUid: 'design-1', line: 'line-7' })
    expect(placedPhotosOf(again.design)[0]?.data.turns).toBe(1)
  })
})

it('a photo in the design has the time when it was taken', async () => {
  const test = await TestEditor.open()
  const exif = { IFD2: { DateTimeOriginal: '2026:02:14 10:30:00' } }
  const file = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a6' } })
    .withExif(exif)
    .jpeg()
  await test.choose(photoFile(new Uint8Array(await file.toBuffer())))
  expect(photosOf(test.design)).toMatchObject([{ name: 'lake.jpg', takenAt: '2026-02-14T10:30:00' }])
})
