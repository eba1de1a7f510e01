import { seenSides } from '@kea/design/arrangement/printed-sides'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import { describe, expect, it } from 'vitest'
import { addGraphic, addShape } from './commands/add-item'
import { changeItem } from './commands/change-item'
import { setBackground } from './commands/set-background'
import { signAsGraphic } from './commands/sign-as-graphic'
import { GraphicLibrary } from './graphics/GraphicLibrary'
import { handle, isValid, itemsOf } from './testing/items'
import { TestEditor } from './testing/TestEditor'

const heart = () => {
  const drawing = drawingOf('heart')
  if (!drawing) throw new Error('There is a heart')
  return drawing
}

describe('a graphic', () => {
  const withHeart = async () => {
    const test = await TestEditor.open()
    test.editor.run(addGraphic('graphic', 'heart', heart()))
    return test
  }

  it('is put in the middle, selected, and is a design that can be stored', async () => {
    const test = await withHeart()
    expect(test.editor.context().selection).toMatchObject([{ type: 'graphic', data: { drawing: 'heart' } }])
    expect(isValid(test)).toBe(true)
    test.key(']')
    expect(test.editor.session.read().announcement).toBe('Graphic heart, 120 by 110 millimetres')
    test.key('z', { ctrlKey: true })
    expect(itemsOf(test)).toEqual([])
  })

  it('keeps its proportions by a corner', async () => {
    const test = await withHeart()
    test.drag(handle(test, 1, 1), handle(test, 0.4, 0.9))
    const { width, height } = test.item.frame
    expect(width / height).toBeCloseTo(100 / 92, 6)
    expect(width).toBeLessThan(120)
  })

  it('changes its colour, in one step for a drag of the colour field', async () => {
    const test = await withHeart()
    for (const colour of ['#112233', '#112244'] as const) {
      if (test.item.type !== 'graphic') throw new Error('Not a graphic')
      test.editor.run(changeItem({ ...test.item, data: { ...test.item.data, colours: [colour] } }), 'colour 0')
    }
    expect(test.item).toMatchObject({ data: { colours: ['#112244'] } })
    test.key('z', { ctrlKey: true })
    expect(test.item).toMatchObject({ data: { colours: [] } })
  })

  it('is in the preview, however early that is painted', async () => {
    const test = await withHeart()
    const [side] = seenSides(test.editor.product.definition, test.design)
    const list = side && (await test.editor.painted(side, ({ page }) => page.list))
    expect(list).toMatchObject([{ kind: 'group', children: [{ kind: 'path', fill: '#c8414b' }] }])
  })
})

it('a shape is added, and a line has no area', async () => {
  const test = await TestEditor.open()
  test.editor.run(addShape('a', 'star'))
  test.editor.run(addShape('b', 'line'))
  expect(itemsOf(test)).toMatchObject([
    { type: 'shape', data: { shape: 'star', fill: '#2f5d3a' } },
    { type: 'shape', data: { shape: 'line', stroke: { colour: '#2f5d3a' } } },
  ])
  expect(isValid(test)).toBe(true)
})

it('a background is set, undone and taken away', async () => {
  const test = await TestEditor.open()
  const start = test.design
  test.editor.run(setBackground({ kind: 'pattern', pattern: 'dots', colours: ['#ffffff', '#000000'], repeats: 9 }))
  expect(isValid(test)).toBe(true)
  expect(test.editor.scene().page.list[0]?.kind).toBe('group')
  test.key('z', { ctrlKey: true })
  expect(test.design).toEqual(start)
  test.key('y', { ctrlKey: true })
  test.editor.run(setBackground(null))
  expect(test.design).toEqual(start)
})

it('drawings that could not be loaded are asked for again', async () => {
  let calls = 0
  const library = new GraphicLibrary(async () => {
    calls += 1
    if (calls === 1) throw new Error('offline')
    return drawingOf
  })
  expect(library.drawing('heart')).toBeNull()
  await expect(library.load()).rejects.toThrow('offline')
  expect(library.drawing('heart')).toBeNull()
  await library.load()
  expect(library.drawing('heart')).toEqual(heart())
})

describe('a heart among the words', () => {
  it('becomes a graphic of the same height and colour behind them, in one step', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    const [text] = itemsOf(test)
    if (text?.type !== 'text') throw new Error('No text')
    const written = { ...text, data: { ...text.data, words: 'Nana ♥', colour: '#8a1c3b' as const } }
    test.editor.store.apply({ put: [written] })
    test.editor.store.mark()
    await test.editor.graphics.load()
    const { drawing } = test.editor.graphics
    test.editor.run(signAsGraphic('sign', written.id, '♥', { drawing, shape: test.editor.fonts.shape }))
    const [words, heart] = itemsOf(test)
    expect(words).toMatchObject({ data: { words: 'Nana' } })
    expect(heart).toMatchObject({
      type: 'graphic',
      data: { drawing: 'heart', colours: ['#8a1c3b'] },
      frame: { height: expect.closeTo(30, 6) },
    })
    // Four letters of 15 mm in the middle of 300 mm end at 180 mm; the gap is 4.5 mm.
    expect(heart?.frame?.x).toBeCloseTo(184.5, 6)
    expect(isValid(test)).toBe(true)
    test.key('z', { ctrlKey: true })
    expect(itemsOf(test)).toMatchObject([{ data: { words: 'Nana ♥' } }])
  })

  it('is taken out of the words as they are when the drawings have come, and once', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    const [text] = itemsOf(test)
    if (text?.type !== 'text') throw new Error('No text')
    const withWords = (words: string) => ({ ...text, data: { ...text.data, words } })
    test.editor.store.apply({ put: [withWords('Nana ♥')] })
    const { drawing } = test.editor.graphics
    const parts = { drawing, shape: test.editor.fonts.shape }
    const commands = ['first', 'second'].map((id) => signAsGraphic(id, text.id, '♥', parts))
    // The shopper types on meanwhile.
    test.editor.store.apply({ put: [withWords('Nana ♥ and Poppa')] })
    for (const command of commands) test.editor.run(command)
    expect(itemsOf(test)).toMatchObject([{ data: { words: 'Nana and Poppa' } }, { id: 'first' }])
    const gone = signAsGraphic('third', text.id, '♥', parts)
    test.editor.store.apply({ put: [withWords('♥')] })
    test.editor.store.apply({ remove: [text.id] })
    test.editor.run(gone)
    expect(itemsOf(test)).toMatchObject([{ id: 'first' }])
  })

  it('alone takes the place of its text', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    const [text] = itemsOf(test)
    if (text?.type !== 'text') throw new Error('No text')
    const written = { ...text, data: { ...text.data, words: '★' } }
    test.editor.store.apply({ put: [written] })
    const { drawing } = test.editor.graphics
    test.editor.run(signAsGraphic('sign', written.id, '★', { drawing, shape: test.editor.fonts.shape }))
    expect(itemsOf(test)).toMatchObject([
      { type: 'shape', data: { shape: 'star' }, frame: { width: expect.closeTo(30, 6) } },
    ])
  })
})
