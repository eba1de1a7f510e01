import { printed } from '@kea/design/arrangement/printed'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { shownUses } from '@kea/design/arrangement/tray'
import type { Background } from '@kea/design/background/background-data'
import { photosOf, placedPhotosOn } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { optionCommand } from './commands/choose-option'
import { closeSurface, openSurface } from './commands/open-surface'
import { nextPage, placeInRow } from './commands/step'
import { jpegBytes } from './testing/photo-files'
import { bookProduct, memoryProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'
import { addPageBehind, duplicateOfPage, moveOfPage, removalOfPage } from './workspaces/pages/page-commands'
import { pageOffers, priceText } from './workspaces/pages/page-offers'
import { contentsText, filledCount, isSamePage, pageLabel, pageViews } from './workspaces/pages/page-views'

const file = (at: number) => new File([jpegBytes({ width: 1000 + at })], `${at}.jpg`)
const files = (count: number) => Array.from({ length: count }, (_, at) => file(at + 1))

const game = (options = ['pairs-4']) => TestEditor.open({ product: memoryProduct, options })
const book = () => TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-12'] })

/** The names of the photos on the shown pages, in print order. */
const shown = ({ editor, design }: TestEditor) => {
  const names = new Map(photosOf(design).map(({ id, name }) => [id, name.replace('.jpg', '')]))
  return shownSurfaces(editor.product.definition, design)
    .map(
      (surface) =>
        placedPhotosOn(design, surface)
          .map(({ data }) => names.get(data.photo))
          .join('+') || '-',
    )
    .join(' ')
}

const noticeOf = ({ editor }: TestEditor) => editor.session.read().notice

describe('photos for many pages', () => {
  it('fill the pages in order, leave the back alone, and are one step of undo', async () => {
    const test = await game()
    await test.editor.addFiles(files(3))
    expect(shown(test)).toBe('1 2 3 - -')
    test.key('z', { ctrlKey: true })
    expect(shown(test)).toBe('- - - - -')
    expect(photosOf(test.design)).toEqual([])
  })

  it('stay in the tray where no place is left, and the shopper is told', async () => {
    const test = await game()
    await test.editor.addFiles(files(6))
    expect(shown(test)).toBe('1 2 3 4 -')
    expect(photosOf(test.design)).toHaveLength(6)
    expect(test.notice).toBe('2 photos have no place yet. Everything you added is under Photos.')
    const last = photosOf(test.design).at(-1)
    if (last) test.editor.place(last)
    expect(test.notice).toBe('Every page has a photo. Open the page where this one goes, then pick it.')
  })

  it('that are there already fill no second page, unless they are on none', async () => {
    const test = await game()
    await test.editor.addFiles(files(2))
    await test.editor.addFiles(files(2))
    expect(shown(test)).toBe('1 2 - - -')
    test.editor.run(removalOfPage('surface:face', 'photos'))
    await test.editor.addFiles(files(2))
    expect(shown(test)).toBe('1 2 - - -')
  })

  it('go to the page in front first, one alone in place of its photo', async () => {
    const test = await game()
    test.editor.run(openSurface('surface:face:3'))
    await test.editor.addFiles(files(3))
    expect(shown(test)).toBe('2 3 1 - -')
    await test.editor.addFiles([file(9)])
    expect(shown(test)).toBe('2 3 9 - -')
  })

  it('for the tray are on no page, and a tap puts one on the next, a drop where it falls', async () => {
    const test = await game()
    await test.editor.addFiles(files(2), 'tray')
    expect(shown(test)).toBe('- - - - -')
    const [first, second] = photosOf(test.design)
    if (!first || !second) throw new Error('No photos')
    test.editor.place(first)
    const third = shownSurfaces(memoryProduct.definition, test.design)[2]
    if (third) test.editor.place(second, () => ({ surface: third }))
    expect(shown(test)).toBe('1 - 2 - -')
  })
})

describe('files that are dropped on a page of the overview', () => {
  const dropOn = (test: TestEditor, at: number, dropped: File[]) =>
    test.editor.addFiles(dropped, 'replace', { on: shownSurfaces(memoryProduct.definition, test.design)[at] })

  it('go on it, one alone in place of its photo, also where a page may stay empty', async () => {
    const test = await game()
    await dropOn(test, 2, files(1))
    expect(shown(test)).toBe('- - 1 - -')
    await dropOn(test, 2, [file(7)])
    expect(shown(test)).toBe('- - 7 - -')
    await dropOn(test, 4, [file(8)])
    expect(shown(test)).toBe('- - 7 - 8')
    expect(photosOf(test.design)).toHaveLength(3)
    expect(test.editor.session.read().isSurfaceOpen).toBe(false)
  })

  it('start there where there are several, and go on with the first empty page', async () => {
    const test = await game()
    await dropOn(test, 1, files(3))
    expect(shown(test)).toBe('2 1 3 - -')
  })
})

describe('a page of the overview', () => {
  it('is opened, turned with the keys, and Escape leads back', async () => {
    const test = await game()
    await test.editor.addFiles(files(2))
    expect(nextPage.isEnabled(test.editor.context())).toBe(true)
    test.editor.run(openSurface('surface:face:2'))
    expect(test.editor.session.read().announcement).toBe('Pair 2 is shown large')
    test.key('PageDown')
    expect(placeInRow(test.editor.context(), 'page')).toEqual({ at: 2, of: 5 })
    expect(test.editor.session.read().announcement).toBe('Pair 3 is shown')
    // Nothing fills this page that the arrow keys could move.
    test.key('ArrowRight')
    test.key('ArrowRight')
    expect(placeInRow(test.editor.context(), 'page')).toEqual({ at: 4, of: 5 })
    expect(nextPage.isEnabled(test.editor.context())).toBe(false)
    test.key('PageUp')
    expect(test.editor.leave()).toBe(true)
    expect(test.editor.session.read().isSurfaceOpen).toBe(false)
    test.editor.run(openSurface('surface:face'))
    test.key('ArrowRight')
    expect(placeInRow(test.editor.context(), 'page')?.at).toBe(0)
    test.editor.run(closeSurface)
    expect(test.editor.leave()).toBe(false)
  })

  it('changes places with another one of a game, as one step of undo', async () => {
    const test = await game()
    await test.editor.addFiles(files(4))
    test.editor.run(moveOfPage('surface:face', 2))
    expect(shown(test)).toBe('3 2 1 4 -')
    expect(test.editor.session.read().announcement).toBe('Pair 1 and Pair 3 have changed places')
    expect(moveOfPage('surface:back', 0).isEnabled(test.editor.context())).toBe(false)
    test.key('z', { ctrlKey: true })
    expect(shown(test)).toBe('1 2 3 4 -')
  })

  it('of a book moves, is duplicated and removed, and keeps the number of pages', async () => {
    const test = await book()
    await test.editor.addFiles(files(5))
    expect(shown(test)).toBe('1 2 3 4 5 - - -')
    test.editor.run(moveOfPage('surface:spread:3', 0))
    expect(shown(test)).toBe('1 2 5 3 4 - - -')
    expect(test.editor.session.read().announcement).toBe('Pages 6–7 is in place 1 of 5 now')
    test.editor.run(duplicateOfPage('surface:spread', 1))
    expect(shown(test)).toBe('1 2 5 3 3 4 - -')
    expect(test.editor.session.read().surface).toBe('surface:spread:4')
    test.editor.run(addPageBehind('surface:spread:3', 1))
    expect(shown(test)).toBe('1 2 5 - 3 3 4 -')
    test.editor.run(removalOfPage('surface:spread:3', 'surfaces'))
    expect(shown(test)).toBe('1 2 - 3 3 4 - -')
    expect(noticeOf(test)).toEqual({
      tone: 'calm',
      text: 'Removed: Pages 2–3. Your photos stay under Photos.',
      canUndo: true,
    })
    for (let step = 0; step < 4; step += 1) test.key('z', { ctrlKey: true })
    expect(shown(test)).toBe('1 2 3 4 5 - - -')
  })
})

describe('another number of pages', () => {
  it('is offered with its price where no page is empty, and never chosen by itself', async () => {
    const test = await game()
    await test.editor.addFiles(files(4))
    test.editor.run(duplicateOfPage('surface:face', 1))
    expect(noticeOf(test)).toEqual({
      tone: 'calm',
      text: 'Every pair is taken. 6 pairs cost N$13.00 more.',
      option: { uid: 'pairs-6', title: '6 pairs', label: '6 pairs' },
    })
    expect(test.design.options).toEqual(['pairs-4'])
    test.editor.run(optionCommand('pairs-6', '6 pairs'))
    expect(shown(test)).toBe('1 2 3 4 - - -')
    test.editor.run(duplicateOfPage('surface:face', 1))
    expect(shown(test)).toBe('1 2 3 4 1 - -')
    expect(printed(test.design, memoryProduct.definition, ['pairs-6']).map(({ copies }) => copies)).toEqual([
      2, 2, 2, 2, 2, 2, 1,
    ])
  })

  it('is offered where fewer hold all, which come together', async () => {
    const test = await game(['pairs-6'])
    await test.editor.addFiles(files(6))
    const offers = () => pageOffers(test.editor.context(), 'face', 1)
    expect(offers()).toEqual({ more: null, fewer: null })
    test.editor.run(removalOfPage('surface:face:2', 'photos'))
    test.editor.run(removalOfPage('surface:face:3', 'photos'))
    const { fewer } = offers()
    expect(fewer && [fewer.count, fewer.addCents, priceText(fewer)]).toEqual([4, -1300, '4 pairs cost N$13.00 less.'])
    if (fewer) test.editor.run(fewer.command)
    expect(shown(test)).toBe('1 5 6 4 -')
    expect(test.design.options).toEqual(['pairs-4'])
    test.key('z', { ctrlKey: true })
    expect(shown(test)).toBe('1 - - 4 5 6 -')
  })

  it('sets pages aside, whose photos are not used, and brings them back', async () => {
    const test = await game(['pairs-6'])
    await test.editor.addFiles(files(6))
    test.editor.run(optionCommand('pairs-4', '4 pairs'))
    expect(shown(test)).toBe('1 2 3 4 -')
    expect(shownUses(memoryProduct.definition, test.design).size).toBe(4)
    test.editor.run(optionCommand('pairs-6', '6 pairs'))
    expect(shown(test)).toBe('1 2 3 4 5 6 -')
    expect(pageOffers(test.editor.context(), 'gone', 1)).toEqual({ more: null, fewer: null })
  })
})

describe('what is seen of a page', () => {
  it('is its name, what is on it, and how much needs a look', async () => {
    const test = await game()
    await test.editor.addFiles(files(1))
    const [first, second] = pageViews(memoryProduct.definition, test.design)
    expect(first && [pageLabel(first, 0), pageLabel(first, 1), pageLabel(first, 2)]).toEqual([
      'Pair 1, 1 photo',
      'Pair 1, 1 photo, 1 thing to check',
      'Pair 1, 1 photo, 2 things to check',
    ])
    expect(second && contentsText(second)).toBe('Empty')
  })

  it('says of a back that it is finished with its pattern', async () => {
    const test = await game()
    const labels = () => pageViews(memoryProduct.definition, test.design).map((view) => pageLabel(view, 0))
    expect(labels().slice(-2)).toEqual(['Pair 4, empty', 'Back, empty'])
    const dots: Background = { kind: 'pattern', pattern: 'dots', colours: ['#112233', '#ddeeff'], repeats: 8 }
    const put = shownSurfaces(memoryProduct.definition, test.design).map((each) => ({ ...each, background: dots }))
    test.editor.store.apply({ put })
    // A pair needs a photo.
    expect(labels().slice(-2)).toEqual(['Pair 4, empty', 'Back, pattern only'])
  })

  it('counts as filled where something must be on it', async () => {
    const test = await game()
    await test.editor.addFiles(files(3))
    expect(filledCount(pageViews(memoryProduct.definition, test.design))).toEqual({ filled: 3, needed: 4 })
  })

  it('changes with its place, by which numbers are drawn', async () => {
    const [first] = pageViews(bookProduct.definition, (await book()).design)
    if (!first) throw new Error('No pages')
    expect([isSamePage(first, { ...first }), isSamePage(first, { ...first, place: 1 })]).toEqual([true, false])
  })

  it('changes with the page and with nothing else', async () => {
    const test = await game()
    await test.editor.addFiles(files(2))
    const before = pageViews(memoryProduct.definition, test.design)
    await test.editor.addFiles([file(3)])
    const after = pageViews(memoryProduct.definition, test.design)
    expect(after.map((view, at) => isSamePage(view, before[at] as typeof view))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
  })
})
