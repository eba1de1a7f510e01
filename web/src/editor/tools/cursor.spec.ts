import { describe, expect, it } from 'vitest'
import { addShape } from '../commands/add-item'
import { lock } from '../commands/lock'
import { selectNothing } from '../commands/select'
import { handle, turnHandle } from '../testing/items'
import { TestEditor } from '../testing/TestEditor'

const cursor = (test: TestEditor, [x, y]: readonly [number, number], isForView = false) =>
  test.editor.tools.cursor({ x, y }, isForView)

/** A canvas of 30 × 40 cm with a square in its middle, which is selected. */
async function withSquare() {
  const test = await TestEditor.open()
  test.editor.run(addShape('square', 'rect'))
  return test
}

describe('the cursor', () => {
  it('over handles says where they lead, also on a turned item', async () => {
    const test = await withSquare()
    const all = () =>
      [handle(test, 1, 0), handle(test, 1, 1), handle(test, 0, 1), handle(test, -1, 1)].map((at) => cursor(test, at))
    expect(all()).toEqual(['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'])
    test.editor.store.apply({ put: [{ ...test.item, frame: { ...test.item.frame, angle: 90 } }] })
    expect(all()).toEqual(['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'])
    expect(cursor(test, turnHandle(test))).toBe('crosshair')
  })

  it('over an item says that it moves, and over a locked one that it does not', async () => {
    const test = await withSquare()
    expect(cursor(test, test.at(150, 200))).toBe('move')
    test.editor.run(lock)
    expect(cursor(test, test.at(150, 200))).toBe('default')
  })

  it('over nothing is plain; over the photo that fills the print it grabs, and while it is dragged it holds', async () => {
    const test = await withSquare()
    test.editor.run(selectNothing)
    expect(cursor(test, test.at(20, 20))).toBe('default')
    await test.choose()
    const at = test.at(10, 10)
    expect(cursor(test, at)).toBe('grab')
    test.pointerDown(...at)
    expect(cursor(test, at)).toBe('grabbing')
    test.pointerUp(...at)
    expect(cursor(test, at)).toBe('grab')
  })

  it('grabs the view with the space bar, and where the print is looked at closely', async () => {
    const test = await withSquare()
    expect(cursor(test, test.at(20, 20), true)).toBe('grab')
    test.key('+', { ctrlKey: true })
    expect(cursor(test, test.at(60, 60))).toBe('grab')
  })
})
