import { isLocked } from '@kea/design/autofill/locked'
import { photosOf, placedPhotosOf, surfaceOf } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { addShape } from './commands/add-item'
import { changeLook } from './commands/adjust-photo'
import { optionCommand } from './commands/choose-option'
import { discardPhoto } from './commands/discard-photo'
import { paste } from './commands/duplicate'
import { handBackPage } from './commands/hand-back'
import { removeLayout, setLayout, swapNext } from './commands/layout'
import { openSurface } from './commands/open-surface'
import { placePhoto } from './commands/place-photo'
import { setBackground } from './commands/set-background'
import { setFrame } from './commands/set-frame'
import { jpegBytes } from './testing/photo-files'
import { bookProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'
import { duplicateOfPage, moveOfPage, removalOfPage } from './workspaces/pages/page-commands'
import { pageLabel, pageViews } from './workspaces/pages/page-views'

const PAGE = 'surface:spread'
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([jpegBytes({ width: 1500 + at })], `${at + 1}.jpg`))

/** A book of 12 pages whose photos came by themselves, with a page in front that has two of them. */
async function filledBook(): Promise<TestEditor> {
  const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'] })
  await test.editor.addFiles(files(6))
  test.editor.run(openSurface(PAGE))
  const [first] = photosOf(test.design)
  if (!first) throw new Error('Nothing was filled')
  test.editor.run(setLayout({ id: 'rows-2', gapMm: 4, marginMm: 4 }))
  test.editor.run(placePhoto(first, ({ surface }) => ({ surface, slot: 1 })))
  test.editor.run(handBackPage(PAGE))
  // The stage is laid out for this page.
  test.key('F9')
  return test
}

const autoPages = ({ design }: TestEditor) =>
  Object.values(design.records)
    .flatMap((entry) => (entry.kind === 'surface' && entry.auto ? entry.id : []))
    .toSorted()

/** The photo in a place of the page. */
function inPlace(test: TestEditor, slot: number) {
  const item = placedPhotosOf(test.design).find((each) => each.surface === PAGE && each.slot === slot)
  if (!item?.frame) throw new Error('The place is empty')
  return { ...item, frame: item.frame }
}

/** The middle of a place, in pixels of the stage. */
function middle(test: TestEditor, slot: number): [number, number] {
  const { frame } = inPlace(test, slot)
  return test.at(frame.x + frame.width / 2, frame.y + frame.height / 2)
}

/** An edit of the photo in the first place of the page. */
const onSelected = (edit: (test: TestEditor) => void) => (test: TestEditor) => {
  test.editor.change({ selection: [inPlace(test, 0).id] })
  edit(test)
}

const EDITS: readonly [string, (test: TestEditor) => unknown][] = [
  ['a drag from place to place', (test) => test.drag(middle(test, 0), middle(test, 1))],
  ['a swap', onSelected((test) => test.editor.run(swapNext))],
  [
    'a crop',
    (test) => {
      test.editor.change({ selection: [inPlace(test, 0).id], cropping: inPlace(test, 0).id })
      test.key('+')
    },
  ],
  ['a turn', onSelected((test) => test.key('r'))],
  ['other colours', onSelected((test) => test.editor.run(changeLook({ brightness: 0.2 })))],
  ['a new text', (test) => test.editor.addText()],
  ['a new shape', (test) => test.editor.run(addShape('star', 'rect'))],
  ['another layout', (test) => test.editor.run(setLayout({ id: 'rows-1-1', gapMm: 4, marginMm: 4 }))],
  ['another gap', (test) => test.editor.run(setLayout({ id: 'rows-2', gapMm: 9, marginMm: 4 }))],
  ['no layout', (test) => test.editor.run(removeLayout('across'))],
  ['a background', (test) => test.editor.run(setBackground({ kind: 'colour', colour: '#aabbcc' }))],
  ['a photo that is taken off', onSelected((test) => test.key('Delete'))],
  [
    'a photo that is dropped on it',
    (test) => {
      const page = surfaceOf(test.design, PAGE)
      const other = photosOf(test.design).at(-1)
      if (page && other) test.editor.place(other, () => ({ surface: page, slot: 0 }))
    },
  ],
  [
    'numbers for its place',
    (test) => {
      test.editor.run(removeLayout('across'))
      test.editor.run(handBackPage(PAGE))
      const item = placedPhotosOf(test.design).find(({ surface }) => surface === PAGE)
      if (item?.frame) test.editor.run(setFrame({ ...item, frame: item.frame }, { x: 33 }, test.editor.fonts.shape))
    },
  ],
  [
    'a photo that leaves the design',
    (test) => {
      const photo = test.design.records[inPlace(test, 0).data.photo]
      if (photo?.kind === 'photo') test.editor.run(discardPhoto(photo))
    },
  ],
  [
    'what is pasted',
    onSelected((test) => {
      test.key('c', { ctrlKey: true })
      test.editor.run(paste)
    }),
  ],
]

describe('an edit by hand', () => {
  it.each(EDITS)('of a page that was filled makes it the shopper’s own: %s', async (_, edit) => {
    const test = await filledBook()
    const before = test.design
    const others = autoPages(test).filter((id) => id !== PAGE)
    expect(autoPages(test)).toContain(PAGE)
    expect(others).toHaveLength(5)
    edit(test)
    expect(test.design.records).not.toEqual(before.records)
    expect(autoPages(test)).toEqual(others)
  })

  it.each(EDITS.filter(([name]) => name !== 'numbers for its place'))(
    'is one step, and undo gives the page back to filling: %s',
    async (_, edit) => {
      const test = await filledBook()
      const before = test.design
      edit(test)
      test.key('z', { ctrlKey: true })
      expect(test.design.records).toEqual(before.records)
      test.key('y', { ctrlKey: true })
      expect(autoPages(test)).not.toContain(PAGE)
    },
  )

  it('of files that are dropped on one page makes that page alone the shopper’s own', async () => {
    const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'] })
    await test.editor.addFiles(files(3))
    const page = surfaceOf(test.design, 'surface:spread:3')
    if (!page) throw new Error('No page')
    await test.editor.addFiles([new File([jpegBytes({ width: 900 })], 'own.jpg')], 'replace', { on: page })
    expect(autoPages(test)).toEqual(['surface:cover', 'surface:first', 'surface:spread'])
    expect(pageViews(bookProduct.definition, test.design).flatMap(({ id, isOwn }) => (isOwn ? id : []))).toEqual([
      'surface:spread:3',
    ])
  })
})

describe('pages that filling may still change', () => {
  it('stay so where they are moved, and where the options change all of them', async () => {
    const test = await filledBook()
    const before = autoPages(test)
    test.editor.run(moveOfPage('surface:spread:3', 0))
    test.editor.run(optionCommand('pages-18', '18 pages'))
    expect(new Set(autoPages(test))).toEqual(new Set(before))
  })

  it('are left by a copy, which is the shopper’s own, and by what is emptied', async () => {
    const test = await filledBook()
    test.editor.run(duplicateOfPage(PAGE, 1))
    const copy = surfaceOf(test.design, test.editor.session.read().surface)
    expect(copy && isLocked(test.design, copy)).toBe(true)
    expect(autoPages(test)).toHaveLength(6)
    test.editor.run(removalOfPage('surface:first', 'surfaces'))
    const emptied = surfaceOf(test.design, 'surface:first')
    expect([emptied?.auto, emptied && isLocked(test.design, emptied)]).toEqual([undefined, false])
  })
})

describe('a page that the shopper has changed', () => {
  it('says so in the overview, and is handed back to filling', async () => {
    const test = await filledBook()
    test.editor.run(setBackground({ kind: 'colour', colour: '#aabbcc' }))
    const view = () => {
      const found = pageViews(bookProduct.definition, test.design).find(({ id }) => id === PAGE)
      if (!found) throw new Error('No page')
      return found
    }
    expect(pageLabel(view(), 0)).toBe('Pages 2–3, 2 photos, changed by you')
    expect(handBackPage(PAGE).isEnabled(test.editor.context())).toBe(true)
    test.editor.run(handBackPage(PAGE))
    expect(pageLabel(view(), 0)).toBe('Pages 2–3, 2 photos')
    expect(handBackPage(PAGE).isEnabled(test.editor.context())).toBe(false)
    expect(test.editor.session.read().announcement).toBe('Filling may change Pages 2–3 again')
    test.key('z', { ctrlKey: true })
    expect(view().isOwn).toBe(true)
  })

  it('is no more than others in a design that nothing was filled in', async () => {
    const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'] })
    test.editor.run(openSurface(PAGE))
    await test.editor.addFiles(files(1))
    expect(pageViews(bookProduct.definition, test.design).some(({ isOwn }) => isOwn)).toBe(false)
  })
})
