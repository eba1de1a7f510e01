import { isEmpty } from '@kea/design/arrangement/is-empty'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { shownUses } from '@kea/design/arrangement/tray'
import { photosOf, placedPhotosOn, surfaceOf } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { fillAll, layOutPage } from './commands/auto-fill'
import { layOutAgain } from './commands/lay-out-again'
import { openSurface } from './commands/open-surface'
import { setBackground } from './commands/set-background'
import { jpegBytes } from './testing/photo-files'
import { boundBookProduct, canvasProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'
import { comingPhotos, fillOffers, photoFacts, photosHere, withComing } from './ui/autofill/fill-facts'

const files = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => new File([jpegBytes({ width: 1500 + from + at })], `${from + at + 1}.jpg`))

const book = (options = ['size-200', 'pages-8']) => TestEditor.open({ product: boundBookProduct, options })

const choice = { density: 'normal', pages: null, isAnew: false } as const

/** What is on each page, in print order. */
const pages = ({ editor, design }: TestEditor) =>
  shownSurfaces(editor.product.definition, design).map((surface) =>
    placedPhotosOn(design, surface).map(({ data, frame, slot }) => ({
      photo: data.photo,
      crop: data.crop,
      frame,
      slot,
    })),
  )

const used = ({ editor, design }: TestEditor) => shownUses(editor.product.definition, design)

async function filled(count = 12) {
  const test = await book()
  await test.editor.addFiles(files(count), 'fill')
  test.editor.run(fillAll(choice))
  return test
}

describe('photos that fill a book', () => {
  it('open the dialog, and wait in the tray beside the history', async () => {
    const test = await book()
    await test.editor.addFiles(files(12), 'fill')
    expect(test.editor.session.read().isFillOpen).toBe(true)
    expect([photosOf(test.design).length, used(test).size]).toEqual([12, 0])
    expect(test.editor.store.read().canUndo).toBe(false)
  })

  it('are on its pages once each, and all of it is one step', async () => {
    const test = await book()
    await test.editor.addFiles(files(12), 'fill')
    const before = test.design
    test.editor.run(fillAll(choice))
    expect(
      shownSurfaces(boundBookProduct.definition, test.design).some((surface) => isEmpty(test.design, surface)),
    ).toBe(false)
    expect([...used(test).values()]).toEqual(Array(12).fill(1))
    const marks = shownSurfaces(boundBookProduct.definition, test.design).map(({ auto }) => auto)
    expect(marks).toEqual([true, true, true, true, true, true])
    expect(test.editor.session.read().notice).toEqual({ tone: 'calm', text: '8 pages filled.', canUndo: true })
    test.key('z', { ctrlKey: true })
    expect(test.design.records).toEqual(before.records)
    test.key('y', { ctrlKey: true })
    expect(used(test).size).toBe(12)
  })

  it('choose the number of pages in the same step', async () => {
    const test = await book()
    await test.editor.addFiles(files(30), 'fill')
    test.editor.run(fillAll({ ...choice, pages: 'pages-18' }))
    expect(test.design.options).toEqual(['size-200', 'pages-18'])
    expect(shownSurfaces(boundBookProduct.definition, test.design)).toHaveLength(11)
    expect(test.notice).toBe('18 pages filled.')
    test.key('z', { ctrlKey: true })
    expect(test.design.options).toEqual(['size-200', 'pages-8'])
    expect(used(test).size).toBe(0)
  })

  it('stay on a page that the shopper has changed, unless all starts again', async () => {
    const test = await filled()
    test.editor.run(openSurface('surface:spread'))
    test.editor.run(setBackground({ kind: 'colour', colour: '#aabbcc' }))
    const own = pages(test)[2]
    await test.editor.addFiles(files(8, 12), 'fill')
    test.editor.run(fillAll(choice))
    expect(pages(test)[2]).toEqual(own)
    expect(surfaceOf(test.design, 'surface:spread')?.background).toEqual({ kind: 'colour', colour: '#aabbcc' })
    expect(test.notice).toContain('1 that you changed stays as it is.')
    expect([...used(test).values()].every((count) => count === 1)).toBe(true)
    const before = test.design
    test.editor.run(fillAll({ ...choice, isAnew: true }))
    expect(surfaceOf(test.design, 'surface:spread')?.auto).toBe(true)
    expect(test.notice).not.toContain('that you changed')
    test.key('z', { ctrlKey: true })
    expect(test.design.records).toEqual(before.records)
  })

  it('that come later wait in the tray, the message says so, and undo of the filling keeps them', async () => {
    const test = await filled()
    test.editor.change({ isFillOpen: false })
    const later = test.editor.addFiles(files(3, 12), 'fill')
    test.editor.change({ isFillOpen: false })
    await later
    expect(test.editor.session.read().notice).toEqual({
      tone: 'calm',
      text: '3 photos wait under Photos.',
      fill: 'all',
    })
    expect(used(test).size).toBe(12)
    test.key('z', { ctrlKey: true })
    expect([used(test).size, photosOf(test.design).length]).toEqual([0, 15])
  })

  it('are there again after a reload', async () => {
    const test = await filled()
    const before = pages(test)
    const again = await test.reload({ product: boundBookProduct })
    expect(pages(again)).toEqual(before)
    expect(surfaceOf(again.design, 'surface:spread')?.auto).toBe(true)
  })

  it('that are read after the filling wait in the tray, and the message of the filling makes way', async () => {
    const test = await book()
    let isFilled = false
    const stop = test.editor.session.subscribe(() => {
      if (photosOf(test.design).length < 4 || isFilled) return
      isFilled = true
      test.editor.run(fillAll(choice))
    })
    const all = test.editor.addFiles(files(15), 'fill')
    test.editor.change({ isFillOpen: false })
    await all
    stop()
    expect(used(test).size).toBe(4)
    expect(test.notice).toBe('11 photos wait under Photos.')
  })

  it('wait beside the files that could not be opened, with both told', async () => {
    const test = await book()
    const all = test.editor.addFiles([...files(3), new File(['hello'], 'notes.txt')], 'fill')
    test.editor.change({ isFillOpen: false })
    await all
    expect(test.notice).toMatch(/^notes\.txt is not a picture/)
    expect(test.editor.session.read().notice).toMatchObject({ tone: 'danger', refused: { count: 1 }, fill: 'rest' })
  })

  it('that the design has already are told, and none is twice there', async () => {
    const test = await book()
    await test.editor.addFiles(files(4), 'fill')
    await test.editor.addFiles(files(4).slice(1), 'fill')
    expect([test.notice, test.editor.session.read().notice?.isOfFiles]).toEqual([
      'These 3 photos are here already.',
      true,
    ])
    await test.editor.addFiles(files(6).slice(3), 'fill')
    expect(test.notice).toBe('1 of the 3 photos was here already.')
    expect(photosOf(test.design)).toHaveLength(6)
  })

  it('are none where the choice was called off', async () => {
    const test = await book()
    await test.editor.addFiles([], 'fill')
    expect(test.editor.session.read()).toMatchObject({ isFillOpen: false, notice: null })
  })

  it('leave the halves of spreads out that stay blank', async () => {
    const test = await book()
    await test.editor.addFiles(files(5), 'fill')
    test.editor.run(fillAll(choice))
    // The cover, three right halves and the last page.
    expect(pages(test).map((page) => page.length)).toEqual([1, 0, 1, 1, 1, 1])
    expect(test.notice).toBe('4 of 8 pages filled.')
  })

  it('tell what could not be opened behind the result', async () => {
    const test = await book()
    await test.editor.addFiles(files(12), 'fill')
    test.editor.run(fillAll(choice, 'We could not open notes.txt.'))
    expect(test.notice).toBe('8 pages filled. We could not open notes.txt.')
  })

  it('that are many more than the places are filled in together, fewer are placed one by one', async () => {
    const many = await book()
    await many.editor.addFiles(files(21))
    expect([many.editor.session.read().isFillOpen, used(many).size]).toEqual([true, 0])
    const few = await book()
    await few.editor.addFiles(files(10))
    expect([few.editor.session.read().isFillOpen, used(few).size]).toEqual([false, 9])
    expect(few.editor.session.read().notice?.fill).toBe('all')
    const large = await book(['size-200', 'pages-18'])
    large.editor.run(openSurface('surface:spread'))
    await large.editor.addFiles(files(21))
    expect(large.editor.session.read().isFillOpen).toBe(false)
  })
})

describe('a page that is laid out again', () => {
  it('has another arrangement of its photos, no other page changes, and undo brings it back', async () => {
    const test = await filled()
    const before = pages(test)
    const id = shownSurfaces(boundBookProduct.definition, test.design)[2]?.id ?? ''
    test.editor.run(layOutPage(id))
    const after = pages(test)
    expect(after[2]).not.toEqual(before[2])
    expect(after.filter((_, at) => at !== 2)).toEqual(before.filter((_, at) => at !== 2))
    const photosOn = (page: (typeof before)[number] | undefined) => page?.map(({ photo }) => photo).toSorted()
    expect(photosOn(after[2])).toEqual(photosOn(before[2]))
    expect(test.editor.session.read().announcement).toBe('New layout: Pages 2–3')
    expect(surfaceOf(test.design, id)?.auto).toBe(true)
    test.key('z', { ctrlKey: true })
    expect(pages(test)).toEqual(before)
  })

  it('is laid out by a key, whose code loads first', async () => {
    const test = await filled()
    test.editor.run(openSurface('surface:spread'))
    const before = pages(test)
    test.key('a')
    await expect.poll(() => pages(test)[2]).not.toEqual(before[2])
  })

  it('needs photos, and a product that is filled', async () => {
    const empty = await book()
    expect(layOutAgain.isEnabled(empty.editor.context())).toBe(false)
    const canvas = await TestEditor.open({ product: canvasProduct })
    await canvas.choose()
    expect(layOutAgain.isEnabled(canvas.editor.context())).toBe(false)
  })
})

describe('what the dialog says', () => {
  it('counts the photos, those left out, and those to come', async () => {
    const test = await book()
    await test.editor.addFiles(files(5), 'fill')
    const [first] = photosOf(test.design)
    if (first) test.editor.store.apply({ put: [{ ...first, pick: 'out' }] })
    const { product } = test.editor
    expect(photoFacts({ product, design: test.design })).toEqual({
      all: 5,
      leftOut: 1,
      alike: 0,
      used: 4,
      lockedPages: 0,
      openPages: 6,
    })
    expect(photosHere(test.design)).toBe(4)
    expect(comingPhotos({ name: 'x.jpg', at: 3, of: 10 })).toBe(8)
    expect(comingPhotos(null)).toBe(0)
    const more = photoFacts({ product, design: withComing(test.design, 8) })
    expect([more.all, more.used]).toEqual([13, 12])
    expect(withComing(test.design, 0)).toBe(test.design)
    expect(photosOf(withComing(test.design, 5000))).toHaveLength(800)
  })

  it('has each number of pages with its price', async () => {
    const test = await book()
    await test.editor.addFiles(files(30), 'fill')
    const offers = fillOffers(test.editor.context(), 'normal', 1)
    expect(offers.map(({ uid, title, price }) => [uid, title, price])).toEqual([
      ['pages-12', '12 pages', 'N$46.95'],
      ['pages-18', '18 pages', 'N$58.95'],
    ])
    expect(offers.filter(({ suits }) => suits)).toHaveLength(1)
  })
})
