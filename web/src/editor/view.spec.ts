import { describe, expect, it } from 'vitest'
import { pointOnFace } from './geometry/layout'
import { TestEditor } from './testing/TestEditor'

const viewOf = (test: TestEditor) => test.editor.session.read().view
const onFace = (test: TestEditor, x: number, y: number) => {
  const layout = test.viewed()
  if (!layout) throw new Error('The stage has no layout')
  return pointOnFace(layout, { x, y })
}

async function withPhoto(): Promise<TestEditor> {
  const test = await TestEditor.open()
  await test.choose()
  return test
}

describe('a closer view of the print', () => {
  it('follows Ctrl and the wheel at the pointer, and the design stays as it is', async () => {
    const test = await withPhoto()
    const { design } = test
    const before = onFace(test, 300, 500)
    for (let step = 0; step < 3; step += 1) test.editor.tools.wheelView({ x: 300, y: 500 }, -100)
    const { zoom } = viewOf(test)
    expect(zoom).toBeCloseTo(Math.exp(0.9), 9)
    expect(onFace(test, 300, 500).x).toBeCloseTo(before.x, 6)
    expect(onFace(test, 300, 500).y).toBeCloseTo(before.y, 6)
    expect(test.design).toBe(design)
    test.key('z', { ctrlKey: true })
    expect(viewOf(test).zoom).toBe(zoom)
  })

  it('goes in steps by keys, at most eight times, and back to the whole print', async () => {
    const test = await withPhoto()
    const zooms = (key: string, times: number) =>
      Array.from({ length: times }, () => {
        test.key(key, { ctrlKey: true })
        return viewOf(test).zoom
      })
    expect(zooms('=', 8)).toEqual([1.5, 2, 3, 4, 6, 8, 8, 8])
    expect(zooms('-', 2)).toEqual([6, 4])
    test.key('+', { ctrlKey: true, shiftKey: true })
    expect(viewOf(test).zoom).toBe(6)
    expect(zooms('0', 2)).toEqual([1, 1])
  })

  it('moves by a drag with the space bar, and no further than the edge of the print', async () => {
    const test = await withPhoto()
    const { crop } = test
    test.key('=', { ctrlKey: true })
    test.key('=', { ctrlKey: true })
    const before = onFace(test, 500, 500)
    test.isSpaceHeld = true
    test.pointerDown(500, 500)
    test.pointerMove(600, 450)
    expect(test.editor.tools.state).toBe('viewing')
    expect(test.editor.session.read().isMoving).toBe(false)
    expect(onFace(test, 600, 450).x).toBeCloseTo(before.x, 6)
    expect(onFace(test, 600, 450).y).toBeCloseTo(before.y, 6)
    test.pointerMove(9000, 9000)
    test.pointerUp(9000, 9000)
    const layout = test.viewed()
    expect(layout?.outer.x).toBeCloseTo(layout?.area.x ?? Number.NaN, 6)
    expect(layout?.outer.y).toBeCloseTo(layout?.area.y ?? Number.NaN, 6)
    expect(test.crop).toEqual(crop)
  })

  it('follows two fingers that do not crop a photo, and what the first one began is taken back', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    const { frame } = test.item
    // Two fingers scale what is selected.
    test.editor.change({ selection: [] })
    const [x, y] = test.at(frame.x + frame.width / 2, frame.y + frame.height / 2)
    test.pointerDown(x, y, 1)
    test.pointerMove(x + 40, y, 1)
    expect(test.item.frame.x).not.toBe(frame.x)
    test.pointerDown(x + 140, y, 2)
    expect(test.editor.tools.state).toBe('viewing')
    expect(test.item.frame).toEqual(frame)
    test.pointerMove(x + 240, y, 2)
    expect(viewOf(test).zoom).toBeCloseTo(2, 6)
    test.pointerUp(x + 240, y, 2)
    test.pointerUp(x + 40, y, 1)
    expect(test.editor.tools.state).toBe('idle')
    expect(test.item.frame).toEqual(frame)
  })

  it('moves an item by the millimetres under the finger', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    test.key('=', { ctrlKey: true })
    test.key('=', { ctrlKey: true })
    test.key('=', { ctrlKey: true })
    const { frame } = test.item
    const scale = test.viewed()?.scale ?? 0
    const from = test.at(frame.x + frame.width / 2, frame.y + frame.height / 2)
    test.drag(from, [from[0] + 60, from[1] + 90])
    expect(test.item.frame.x - frame.x).toBeCloseTo(60 / scale, 6)
    expect(test.item.frame.y - frame.y).toBeCloseTo(90 / scale, 6)
  })

  it('moves by a drag or the wheel where nothing is', async () => {
    const test = await TestEditor.open()
    test.editor.addText()
    test.editor.change({ selection: [] })
    for (let step = 0; step < 4; step += 1) test.key('=', { ctrlKey: true })
    test.editor.tools.wheel({ x: 500, y: 500 }, 3000, 0)
    const before = onFace(test, 500, 500)
    test.drag([500, 500], [480, 560])
    expect(onFace(test, 480, 560).y).toBeCloseTo(before.y, 6)
    expect(viewOf(test).zoom).toBe(4)
  })
})
