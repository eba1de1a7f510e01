import { cushionDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { addShape } from './commands/add-item'
import { deleteSelection } from './commands/delete-selection'
import { showSurface } from './commands/show-surface'
import type { EditorProduct } from './model/product'
import { itemsOf } from './testing/items'
import { canvasProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const choices = [{ uid: 'back-own', title: 'Own back', addCents: 0 }]

/** A cushion with a design of its own on its back. */
const cushion: EditorProduct = {
  ...canvasProduct,
  definition: cushionDefinition,
  options: [
    { uid: 'size', title: 'Size', required: true, choices: [{ uid: 'size-40x40', title: '40 × 40 cm', addCents: 0 }] },
    { uid: 'back', title: 'Back', required: true, choices },
  ],
}

const shown = ({ editor }: TestEditor) => editor.context().surface.part
const selected = ({ editor }: TestEditor) => editor.context().selection.map(({ id }) => id)
const undo = (test: TestEditor) => test.key('z', { ctrlKey: true })
const redo = (test: TestEditor) => test.key('y', { ctrlKey: true })

function show(test: TestEditor, part: string, label: string) {
  const { editor } = test
  const side = Object.values(test.design.records).find((entry) => entry.kind === 'surface' && entry.part === part)
  if (side?.kind !== 'surface') throw new Error(`No side ${part}`)
  editor.run(showSurface(side, label))
}

describe('undo and redo', () => {
  it('show the side that they change', async () => {
    const test = await TestEditor.open({ product: cushion, options: ['size-40x40', 'back-own'] })
    test.editor.run(addShape('words', 'rect'))
    show(test, 'back', 'Back')
    expect(itemsOf(test)).toEqual([])
    undo(test)
    expect(shown(test)).toBe('front')
    expect(itemsOf(test)).toEqual([])
    expect(test.editor.session.read().announcement).toBe('Undone. Front is shown')
    show(test, 'back', 'Back')
    redo(test)
    expect(shown(test)).toBe('front')
    expect(itemsOf(test).map(({ id }) => id)).toEqual(['words'])
  })

  it('stay on a side that they change, and where they change none', async () => {
    const test = await TestEditor.open({ product: cushion, options: ['size-40x40', 'back-own'] })
    show(test, 'back', 'Back')
    test.editor.run(addShape('a', 'rect'))
    undo(test)
    expect(shown(test)).toBe('back')
    expect(test.editor.session.read().announcement).toBe('Undone')
  })
})

describe('the selection', () => {
  it('is that of the original after the undo of a duplicate, and that of the copy after its redo', async () => {
    const test = await TestEditor.open()
    test.editor.run(addShape('a', 'rect'))
    test.key('d', { ctrlKey: true })
    const [copy = ''] = selected(test)
    expect(copy).not.toBe('a')
    undo(test)
    expect(selected(test)).toEqual(['a'])
    redo(test)
    expect(selected(test)).toEqual([copy])
  })

  it('comes back with what was deleted', async () => {
    const test = await TestEditor.open()
    for (const id of ['a', 'b']) test.editor.run(addShape(id, 'rect'))
    test.editor.change({ selection: ['a', 'b'] })
    test.editor.run(deleteSelection)
    expect(selected(test)).toEqual([])
    undo(test)
    expect(selected(test)).toEqual(['a', 'b'])
  })
})

describe('a second paste', () => {
  it('lands beside the first one', async () => {
    const test = await TestEditor.open()
    test.editor.run(addShape('a', 'rect'))
    test.key('c', { ctrlKey: true })
    for (const _ of [1, 2, 3]) test.key('v', { ctrlKey: true })
    // A canvas of 30 × 40 cm: each copy is 6 % of 300 mm further.
    expect(itemsOf(test).map(({ frame }) => [frame?.x, frame?.y])).toEqual([
      [90, 140],
      [108, 158],
      [126, 176],
      [144, 194],
    ])
  })

  it('stands where the first one was when that is undone', async () => {
    const test = await TestEditor.open()
    test.editor.run(addShape('a', 'rect'))
    test.key('c', { ctrlKey: true })
    test.key('v', { ctrlKey: true })
    undo(test)
    test.key('v', { ctrlKey: true })
    expect(itemsOf(test).map(({ frame }) => frame?.x)).toEqual([90, 108])
  })
})
