import { printed } from '@kea/design/arrangement/printed'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { photosOf, placedPhotosOn } from '@kea/design/document/records'
import { BOTH_WAYS_LAYOUT } from '@kea/design/layouts/layouts'
import { cardsDefinition, memoryDefinition } from '@kea/design/testing/games'
import { describe, expect, it } from 'vitest'
import { fillRepeating } from './commands/fill-repeating'
import { photosToArrange, setLayout } from './commands/layout'
import { joinPair, showOtherCard, splitPair } from './commands/pairs'
import { isValid } from './testing/items'
import { jpegBytes, photoFile } from './testing/photo-files'
import { canvasProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'
import { filledCount, pageViews } from './workspaces/pages/page-views'

const product = (definition: typeof memoryDefinition) => ({ ...canvasProduct, definition, options: [] })
/** Photos of different lengths, so that none is taken for another. */
const file = (name: string) => photoFile(jpegBytes({ width: 1200 + name.charCodeAt(0), height: 1000 }), name)

const names = ({ editor, design }: TestEditor) =>
  shownSurfaces(editor.product.definition, design).map((surface) => {
    const id = placedPhotosOn(design, surface)[0]?.data.photo
    return photosOf(design).find((photo) => photo.id === id)?.name ?? null
  })

const pages = ({ editor, design }: TestEditor) =>
  printed(design, editor.product.definition, design.options).map(({ surface, copies }) => [surface.id, copies])

describe('a pair of a memory game', () => {
  const open = async () => {
    const test = await TestEditor.open({ product: product(memoryDefinition), options: [] })
    await test.choose(file('tui.jpg'))
    return test
  }

  it('gets a second card, which is shown, with a photo or words of its own', async () => {
    const test = await open()
    expect([joinPair.isEnabled(test.editor.context()), showOtherCard.isEnabled(test.editor.context())]).toEqual([
      false,
      false,
    ])
    test.editor.run(splitPair)
    expect(test.editor.context().surface.id).toBe('surface:face:second')
    expect(splitPair.isEnabled(test.editor.context())).toBe(false)
    await test.choose(file('egg.jpg'))
    expect(names(test)).toEqual(['tui.jpg', 'egg.jpg', null, null, null])
    expect(pages(test).slice(0, 3)).toEqual([
      ['surface:face', 1],
      ['surface:face:second', 1],
      ['surface:face:2', 2],
    ])
    test.editor.run(showOtherCard)
    expect(test.editor.context().surface.id).toBe('surface:face')
    test.editor.run(showOtherCard)
    expect(test.editor.context().surface.id).toBe('surface:face:second')
    expect(isValid(test)).toBe(true)
  })

  it('is one card twice again, and one step back brings the second one', async () => {
    const test = await open()
    test.editor.run(splitPair)
    await test.choose(file('egg.jpg'))
    test.editor.run(joinPair)
    expect(test.editor.context().surface.id).toBe('surface:face')
    expect(names(test)).toEqual(['tui.jpg', null, null, null])
    expect(photosOf(test.design).map(({ name }) => name)).toEqual(['tui.jpg', 'egg.jpg'])
    test.key('z', { ctrlKey: true })
    expect(names(test)).toEqual(['tui.jpg', 'egg.jpg', null, null, null])
  })

  it('counts as one that is filled when both of its cards are', async () => {
    const test = await open()
    const count = () => filledCount(pageViews(memoryDefinition, test.design))
    expect(count()).toEqual({ filled: 1, needed: 3 })
    test.editor.run(splitPair)
    expect(count()).toEqual({ filled: 0, needed: 3 })
    await test.choose(file('egg.jpg'))
    expect(count()).toEqual({ filled: 1, needed: 3 })
  })

  it('is not asked of the back', async () => {
    const test = await open()
    test.editor.change({ surface: 'surface:back' })
    expect(splitPair.isEnabled(test.editor.context())).toBe(false)
  })
})

it('a card is arranged for the photos that are on it, however many the deck has', async () => {
  const test = await TestEditor.open({ product: product(cardsDefinition), options: [] })
  await test.editor.addFiles(['tui.jpg', 'kea.jpg', 'egg.jpg'].map(file))
  expect(photosOf(test.design)).toHaveLength(3)
  expect(photosToArrange(test.editor.context())).toBe(1)
  test.editor.change({ surface: 'surface:face:9' })
  expect(photosToArrange(test.editor.context())).toBe(0)
})

describe('a deck with fewer photos than cards', () => {
  it('is filled by repeating them, in one step', async () => {
    const test = await TestEditor.open({ product: product(cardsDefinition), options: [] })
    expect(fillRepeating.isEnabled(test.editor.context())).toBe(false)
    await test.choose(file('tui.jpg'))
    await test.editor.addFiles([file('kea.jpg'), file('ruru.jpg')], 'tray')
    const before = test.design
    expect(fillRepeating.isEnabled(test.editor.context())).toBe(true)
    test.editor.run(fillRepeating)
    const deck = names(test)
    expect(deck.slice(0, 4)).toEqual(['tui.jpg', 'kea.jpg', 'ruru.jpg', 'tui.jpg'])
    expect([deck.length, deck.slice(0, 54).includes(null), deck[54]]).toEqual([55, false, null])
    expect(fillRepeating.isEnabled(test.editor.context())).toBe(false)
    expect(isValid(test)).toBe(true)
    test.key('z', { ctrlKey: true })
    expect(test.design).toEqual(before)
  })
})

describe('what a photo looks like', () => {
  const measured = { subject: { x: 0.1, y: 0.2, width: 0.5, height: 0.5 }, likeness: '0f1e3c78f0e1c387', sharpness: 55 }

  it('is kept with the photos of a game, and not asked for a canvas', async () => {
    const game = await TestEditor.open({ product: product(memoryDefinition), options: [], measured })
    await game.choose(file('tui.jpg'))
    expect(photosOf(game.design)).toMatchObject([measured])
    expect(isValid(game)).toBe(true)
    const canvas = await TestEditor.open({ measured })
    await canvas.choose(file('tui.jpg'))
    expect(photosOf(canvas.design)[0]).not.toHaveProperty('likeness')
    expect(photosOf(canvas.design)[0]).not.toHaveProperty('subject')
  })
})

describe('a back that reads both ways up', () => {
  const open = async () => {
    const test = await TestEditor.open({ product: product(cardsDefinition), options: ['backs'] })
    test.editor.run(setLayout(BOTH_WAYS_LAYOUT))
    return test
  }
  /** The middle of the lower half, which shows the upper one upside down. */
  const below = (test: TestEditor) => {
    const { width, height } = test.editor.scene().surface.face
    return test.at(width / 2, height * 0.75)
  }
  const tap = (test: TestEditor) => {
    test.pointerDown(...below(test))
    test.pointerUp(...below(test))
  }

  it('asks for its photo on both halves', async () => {
    const test = await open()
    tap(test)
    expect(test.editor.session.read().slot).toEqual({ at: 0 })
  })

  it('has its photo selected on both halves, and not dragged on the lower one', async () => {
    const test = await open()
    await test.choose(file('tui.jpg'))
    test.editor.change({ selection: [] })
    const [photo] = placedPhotosOn(test.design, test.editor.context().surface)
    if (!photo) throw new Error('There is no photo')
    const [x, y] = below(test)
    expect(test.editor.tools.cursor({ x, y }, false)).toBe('pointer')
    tap(test)
    expect(test.editor.session.read().selection).toEqual([photo.id])
    test.drag([x, y], [x + 40, y - 40])
    expect(placedPhotosOn(test.design, test.editor.context().surface)).toEqual([photo])
  })
})
