import { describe, expect, it } from 'vitest'
import { addShape } from '../commands/add-item'
import { lock } from '../commands/lock'
import { itemsOf } from '../testing/items'
import { TestEditor } from '../testing/TestEditor'

/** A canvas of 30 × 40 cm with a square of 12 cm, whose middle is at (150, 200). The square is selected. */
async function withSquare() {
  const test = await TestEditor.open()
  test.editor.run(addShape('square', 'rect'))
  return test
}

/** Presses two fingers at points of the face and moves both. */
function pinch(test: TestEditor, from: [[number, number], [number, number]], to: [[number, number], [number, number]]) {
  // A pinch may change the view, and the fingers stay where they are on the stage.
  const points = [...from, ...to].map((point) => test.at(...point))
  const [first = [0, 0], second = [0, 0], firstTo = [0, 0], secondTo = [0, 0]] = points
  test.pointerDown(...first, 1)
  test.pointerDown(...second, 2)
  test.pointerMove(...firstTo, 1)
  test.pointerMove(...secondTo, 2)
  test.pointerUp(...firstTo, 1)
  test.pointerUp(...secondTo, 2)
}

const frames = (test: TestEditor) => itemsOf(test).map(({ frame }) => frame)
const isWhole = (test: TestEditor) => test.editor.session.read().view.zoom === 1

describe('a pinch', () => {
  it('on a selected item scales it, in one step, and the view stays', async () => {
    const test = await withSquare()
    pinch(
      test,
      [
        [130, 200],
        [170, 200],
      ],
      [
        [110, 200],
        [190, 200],
      ],
    )
    expect(frames(test)[0]?.width).toBeCloseTo(240, 6)
    expect(frames(test)[0]?.x).toBeCloseTo(30, 6)
    expect(isWhole(test)).toBe(true)
    expect(test.editor.context().selection).toMatchObject([{ id: 'square' }])
    test.key('z', { ctrlKey: true })
    expect(frames(test)[0]).toMatchObject({ x: 90, y: 140, width: 120 })
  })

  it('of which only one finger fits on the item scales and moves it', async () => {
    const test = await withSquare()
    pinch(
      test,
      [
        [20, 200],
        [100, 200],
      ],
      [
        [40, 220],
        [80, 220],
      ],
    )
    const [frame] = frames(test)
    expect(frame?.width).toBeCloseTo(60, 6)
    // Its middle was 90 mm right of the middle of the fingers, and is half as far now, and 20 mm lower.
    expect((frame?.x ?? 0) + (frame?.width ?? 0) / 2).toBeCloseTo(105, 6)
    expect((frame?.y ?? 0) + (frame?.height ?? 0) / 2).toBeCloseTo(220, 6)
    expect(test.editor.context().selection).toMatchObject([{ id: 'square' }])
  })

  it('scales the letters of a text', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    pinch(
      test,
      [
        [140, 200],
        [160, 200],
      ],
      [
        [130, 200],
        [170, 200],
      ],
    )
    expect(itemsOf(test)[0]).toMatchObject({ type: 'text', data: { sizeMm: expect.closeTo(60, 6) } })
  })

  it('scales all selected items together', async () => {
    const test = await withSquare()
    test.editor.run(addShape('round', 'ellipse'))
    test.editor.change({ selection: ['square', 'round'] })
    pinch(
      test,
      [
        [130, 200],
        [170, 200],
      ],
      [
        [120, 200],
        [180, 200],
      ],
    )
    expect(frames(test).map((frame) => Math.round(frame?.width ?? 0))).toEqual([180, 180])
  })

  it.each([
    [
      'beside it',
      false,
      [
        [20, 30],
        [60, 30],
      ],
      [
        [10, 30],
        [70, 30],
      ],
    ],
    [
      'on an item that is locked',
      true,
      [
        [130, 200],
        [170, 200],
      ],
      [
        [110, 200],
        [190, 200],
      ],
    ],
  ] as const)('%s looks closer', async (_, isLocked, from, to) => {
    const test = await withSquare()
    if (isLocked) test.editor.run(lock)
    pinch(test, from as never, to as never)
    expect(frames(test)[0]?.width).toBe(120)
    expect(isWhole(test)).toBe(false)
  })

  it('that is cancelled leaves the item as it was', async () => {
    const test = await withSquare()
    test.pointerDown(...test.at(130, 200), 1)
    test.pointerDown(...test.at(170, 200), 2)
    test.pointerMove(...test.at(250, 200), 2)
    expect(test.editor.tools.state).toBe('scaling')
    test.key('Escape')
    expect(frames(test)[0]).toMatchObject({ x: 90, y: 140, width: 120 })
  })
})
