import { designDocument } from '@kea/design/document/document'
import { pointOfFrame } from '@kea/design/geometry/frame'
import { newTexts } from '@kea/design/items/text/edit'
import { describe, expect, it } from 'vitest'
import { changeText } from './commands/change-text'
import { lock } from './commands/lock'
import { centre, handle, isValid, itemsOf } from './testing/items'
import { TestEditor } from './testing/TestEditor'

describe('a text', () => {
  const withText = async () => {
    const test = await TestEditor.open()
    const { design, surface } = test.editor.context()
    const geometry = test.editor.scene().surface
    const [item] = newTexts(design, surface, geometry, { id: 'text', words: 'Kia ora' }, test.editor.fonts.shape)
    if (item) test.editor.store.apply({ put: [item] })
    test.editor.store.mark()
    test.editor.change({ selection: ['text'] })
    return test
  }

  it('alone is a design that can be stored', async () => {
    const test = await withText()
    expect(isValid(test)).toBe(true)
    expect(itemsOf(test)).toHaveLength(1)
  })

  it('alone goes into the cart', async () => {
    const test = await withText()
    expect(await test.editor.cart.put()).toBe(true)
    const saved = designDocument.parse(test.shop.designs.get('design-1')?.document)
    expect(saved.records).toEqual(test.design.records)
    expect(test.shop.lines).toHaveLength(1)
  })

  it.each([
    [0.02, '#ffffff'],
    [0.9, '#16211b'],
  ])('added where the print has the light %f has the colour %s', async (light, colour) => {
    const test = await TestEditor.open({ ground: () => [light] })
    test.editor.addText()
    expect(test.item).toMatchObject({ type: 'text', data: { colour } })
    expect(test.item.type === 'text' && test.item.data.outline).toBeUndefined()
  })

  it('added to a busy print stands where it is calm', async () => {
    // A canvas of 30 × 40 cm: only its lower part has one light.
    const test = await TestEditor.open({ ground: ({ y }) => (y > 280 ? [0.03, 0.04] : [0, 1, 0, 1]) })
    test.editor.addText()
    expect(test.item.frame.y + test.item.frame.height / 2).toBeCloseTo(312, 6)
    expect(test.item).toMatchObject({ data: { colour: '#ffffff' } })
  })

  it('added where nothing is calm has an outline; a second one does not cover the first', async () => {
    const test = await TestEditor.open({ ground: () => [0, 1] })
    test.editor.addText()
    const [first] = itemsOf(test)
    const outline = { colour: '#16211b', widthMm: expect.closeTo(1.8, 9) }
    expect(first).toMatchObject({ data: { colour: '#ffffff', outline } })
    test.editor.addText()
    const [, second] = itemsOf(test)
    expect(Math.abs((second?.frame?.y ?? 0) - (first?.frame?.y ?? 0))).toBeGreaterThan(30)
  })

  it('is selected when it is added, and its letters typed in a row are one step', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    const words = () => test.item.type === 'text' && test.item.data.words
    expect([words(), test.editor.context().selection]).toMatchObject(['Your words', [{ type: 'text' }]])
    for (const typed of ['K', 'Ki', 'Kia']) {
      if (test.item.type === 'text') {
        test.editor.run(changeText(test.item, { words: typed }, test.editor.fonts.shape), 'words')
      }
    }
    expect(words()).toBe('Kia')
    test.key('z', { ctrlKey: true })
    expect(words()).toBe('Your words')
    test.key('z', { ctrlKey: true })
    expect(itemsOf(test)).toEqual([])
  })

  it('grows with its letters by a corner', async () => {
    const test = await withText()
    const before = test.item
    if (before.type !== 'text') throw new Error('Not a text')
    const [x, y] = handle(test, -1, -1)
    test.drag([x, y], handle(test, -0.5, -0.5))
    const after = test.item
    if (after.type !== 'text') throw new Error('Not a text')
    expect(after.frame.width).toBeCloseTo(before.frame.width * 0.75, 6)
    expect(after.data.sizeMm).toBeCloseTo(before.data.sizeMm * 0.75, 6)
  })

  it('breaks its lines anew by a side, and the other side stays', async () => {
    const test = await withText()
    const before = test.item
    const left = pointOfFrame(before.frame, { x: -1, y: 0 })
    test.drag(handle(test, 1, 0), handle(test, -0.7, 0))
    const after = test.item
    expect(after.frame.height).toBeGreaterThan(before.frame.height * 1.5)
    expect(pointOfFrame(after.frame, { x: -1, y: 0 }).x).toBeCloseTo(left.x, 6)
    expect(pointOfFrame(after.frame, { x: -1, y: 0 }).y).toBeCloseTo(left.y, 6)
    expect(after.data).toEqual(before.data)
  })

  it('is moved, named by its words and deleted', async () => {
    const test = await withText()
    test.key('ArrowUp')
    test.key(']')
    expect(test.editor.session.read().announcement).toMatch(/^Text “Kia ora”, \d+ by \d+ millimetres$/)
    test.key('Delete')
    expect(itemsOf(test)).toEqual([])
    test.key('z', { ctrlKey: true })
    expect(itemsOf(test)).toHaveLength(1)
  })

  const doubleTap = (test: TestEditor) => {
    for (const time of [1000, 1100]) {
      test.now = time
      test.pointerDown(...centre(test))
      test.pointerUp(...centre(test))
    }
  }
  const editing = (test: TestEditor) => test.editor.context().editing?.id ?? null

  it.each(['Enter', 'F2'])('is opened for typing by %s, and closed by Escape', async (key) => {
    const test = await withText()
    test.key(key)
    expect(editing(test)).toBe('text')
    test.key('Escape')
    expect(editing(test)).toBeNull()
    expect(test.editor.context().selection).toMatchObject([{ id: 'text' }])
  })

  it('is opened for typing by a double tap; a locked one is not', async () => {
    const test = await withText()
    doubleTap(test)
    expect(editing(test)).toBe('text')
    test.key('Escape')
    test.editor.run(lock)
    doubleTap(test)
    test.key('Enter')
    expect(editing(test)).toBeNull()
  })

  it('is not typed into when it is gone, and removed when nothing is written', async () => {
    const test = await withText()
    test.key('Enter')
    test.key('Delete')
    expect(editing(test)).toBeNull()
    expect(test.editor.session.read().editing).toBeNull()
    test.key('z', { ctrlKey: true })
    test.key('F2')
    if (test.item.type === 'text') test.editor.run(changeText(test.item, { words: ' \n' }, test.editor.fonts.shape))
    test.key('Escape')
    expect(itemsOf(test)).toEqual([])
  })

  it('that is selected leaves its letters to the words: no key of a letter or sign is a command', async () => {
    const test = await withText()
    await test.add()
    test.editor.change({ selection: ['text'] })
    const before = test.design
    for (const key of ['H', 'e', 'l', 'o', 'v', 'r', 'f', '0', '+', '-', '?']) test.key(key)
    expect(test.design).toBe(before)
    expect(test.editor.session.read().isLookOpen).toBe(false)
    // The keys that lead to the next item are no letters.
    test.key(']')
    expect(test.editor.context().selection).toMatchObject([{ type: 'photo' }])
  })

  it('under a double tap is not cropped', async () => {
    const test = await withText()
    for (const time of [1000, 1100]) {
      test.now = time
      test.pointerDown(...centre(test))
      test.pointerUp(...centre(test))
    }
    expect(test.editor.context().cropping).toBeNull()
  })
})
