import { designDocument } from '@kea/design/document'
import { pointOfFrame } from '@kea/design/frame'
import { addText } from '@kea/design/items/text/edit'
import { describe, expect, it } from 'vitest'
import { changeText } from './commands/change-text'
import { centre, handle, isValid, itemsOf } from './testing/items'
import { TestEditor } from './testing/TestEditor'

describe('a text', () => {
  const withText = async () => {
    const test = await TestEditor.open()
    const { design, surface } = test.editor.context()
    const { face } = test.editor.scene().surface
    test.editor.store.apply(addText(design, surface, face, { id: 'text', words: 'Kia ora' }, test.editor.fonts.shape))
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
    [0.49, '#ffffff'],
    [0.51, '#16211b'],
  ])('added where the print has the light %f has the colour %s', async (light, colour) => {
    const test = await TestEditor.open({ light })
    test.editor.addText()
    expect(test.item).toMatchObject({ type: 'text', data: { colour } })
  })

  it('is added in the middle, selected, and its letters typed in a row are one step', async () => {
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
