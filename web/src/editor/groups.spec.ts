import { describe, expect, it } from 'vitest'
import { addShape } from './commands/add-item'
import { align, distributeAcross } from './commands/arrange'
import { toggleItem } from './commands/select'
import { isValid, itemsOf } from './testing/items'
import { TestEditor } from './testing/TestEditor'

/** A canvas with three shapes, of which the first two are a group. */
async function withGroup() {
  const test = await TestEditor.open()
  for (const id of ['a', 'b', 'c']) test.editor.run(addShape(id, 'rect'))
  test.editor.change({ selection: ['a', 'b'] })
  test.key('g', { ctrlKey: true })
  return test
}

const selected = ({ editor }: TestEditor) => editor.context().selection.map(({ id }) => id)

describe('a group', () => {
  it('is selected, moved, duplicated and deleted as one', async () => {
    const test = await withGroup()
    test.editor.change({ selection: ['b'] })
    expect(selected(test)).toEqual(['a', 'b'])
    const before = itemsOf(test).map(({ frame }) => frame?.x ?? 0)
    test.key('ArrowLeft')
    expect(itemsOf(test).map(({ frame }, at) => (frame?.x ?? 0) - (before[at] ?? 0))).toEqual([-1, -1, 0])
    test.key('d', { ctrlKey: true })
    expect(selected(test)).toHaveLength(2)
    expect(new Set(itemsOf(test).map(({ group }) => group)).size).toBe(3)
    test.key('Delete')
    expect(itemsOf(test)).toHaveLength(3)
    expect(isValid(test)).toBe(true)
  })

  it('is resized and turned by the handles of its box, each in one step', async () => {
    const test = await withGroup()
    const start = test.design
    const frames = () => itemsOf(test).map(({ frame }) => frame)
    const [a] = frames()
    if (!a) throw new Error('A shape has a frame')
    test.drag(test.at(a.x, a.y), test.at(a.x - 40, a.y - 40))
    expect(frames()[0]?.width).toBeGreaterThan(a.width)
    test.key('z', { ctrlKey: true })
    expect(test.design).toEqual(start)
  })

  it('is taken apart', async () => {
    const test = await withGroup()
    test.key('G', { ctrlKey: true, shiftKey: true })
    test.editor.change({ selection: ['b'] })
    expect(selected(test)).toEqual(['b'])
  })

  it('joins the selection and leaves it by the list of layers', async () => {
    const test = await withGroup()
    const [a, , c] = itemsOf(test)
    if (!a || !c) throw new Error('Three shapes are there')
    test.editor.run(toggleItem(c))
    expect(selected(test)).toEqual(['a', 'b', 'c'])
    test.editor.run(toggleItem(a))
    expect(selected(test)).toEqual(['c'])
  })
})

it('selected items are aligned and spaced', async () => {
  const test = await withGroup()
  test.key('a', { ctrlKey: true })
  test.editor.run(distributeAcross)
  test.editor.run(align('top', 'Top edges'))
  const frames = itemsOf(test).map(({ frame }) => frame)
  expect(new Set(frames.map((frame) => frame?.y)).size).toBe(1)
})
