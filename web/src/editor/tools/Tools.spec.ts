import { photosOf } from '@kea/design/document/records'
import { zoomOf } from '@kea/design/geometry/crop'
import { describe, expect, it } from 'vitest'
import { TestEditor } from '../testing/TestEditor'

const withPhoto = async () => {
  const test = await TestEditor.open()
  await test.choose()
  test.key('+')
  test.key('+')
  return test
}

const zoom = (test: TestEditor) => {
  const { placement } = test.editor.context()
  return placement ? zoomOf(placement.placed.data.crop, placement.turned, placement.aspect) : 0
}

describe('moving the photo', () => {
  it('follows the finger, and the whole drag is one undo step', async () => {
    const test = await withPhoto()
    const before = test.crop
    test.drag([500, 500], [440, 530])
    expect(test.crop.x).toBeGreaterThan(before.x)
    expect(test.crop.y).toBeLessThan(before.y)
    expect(test.editor.tools.state).toBe('idle')
    test.key('z', { ctrlKey: true })
    expect(test.crop).toEqual(before)
  })

  it('ends where it would have without the steps in between', async () => {
    const one = await withPhoto()
    const two = await withPhoto()
    one.drag([500, 500], [460, 480])
    two.pointerDown(500, 500)
    two.pointerUp(460, 480)
    expect(one.crop).toEqual(two.crop)
  })

  it('never leaves the print uncovered', async () => {
    const test = await withPhoto()
    test.drag([0, 0], [5000, 5000])
    expect(test.crop).toMatchObject({ x: 0, y: 0 })
  })

  it('Escape during a drag reverts it', async () => {
    const test = await withPhoto()
    const before = test.crop
    test.pointerDown(500, 500)
    test.pointerMove(400, 400)
    expect(test.crop).not.toEqual(before)
    test.key('Escape')
    expect(test.crop).toEqual(before)
    expect(test.editor.tools.state).toBe('idle')
  })

  it('a press without a move is no step', async () => {
    const test = await TestEditor.open()
    await test.choose()
    test.pointerDown(500, 500)
    test.pointerUp(500, 500)
    test.key('z', { ctrlKey: true })
    expect(photosOf(test.design)).toEqual([])
  })

  it('nothing happens while there is no photo', async () => {
    const test = await TestEditor.open()
    test.pointerDown(500, 500)
    expect(test.editor.tools.state).toBe('idle')
  })
})

describe('two fingers', () => {
  it('apart enlarge the photo', async () => {
    const test = await withPhoto()
    const before = zoom(test)
    test.pointerDown(450, 500, 1)
    test.pointerDown(550, 500, 2)
    expect(test.editor.tools.state).toBe('pinching')
    test.pointerMove(400, 500, 1)
    test.pointerMove(600, 500, 2)
    expect(zoom(test) / before).toBeCloseTo(2, 6)
  })

  it('moved together pan the photo, and the remaining one continues', async () => {
    const test = await withPhoto()
    const before = test.crop
    test.pointerDown(450, 500, 1)
    test.pointerDown(550, 500, 2)
    test.pointerMove(420, 500, 1)
    test.pointerMove(520, 500, 2)
    expect(test.crop.width).toBeCloseTo(before.width, 9)
    expect(test.crop.x).toBeGreaterThan(before.x)
    test.pointerUp(420, 500, 1)
    expect(test.editor.tools.state).toBe('panning')
    const earlier = test.crop.x
    test.pointerMove(510, 500, 2)
    expect(test.crop.x).toBeGreaterThan(earlier)
    test.pointerUp(510, 500, 2)
    test.key('z', { ctrlKey: true })
    expect(test.crop).toEqual(before)
  })
})

describe('the wheel', () => {
  it('zooms at the pointer; events close together are one undo step', async () => {
    const test = await withPhoto()
    const before = test.crop
    test.editor.tools.wheel({ x: 500, y: 500 }, -100, 1000)
    test.editor.tools.wheel({ x: 500, y: 500 }, -100, 1100)
    expect(test.crop.width).toBeLessThan(before.width)
    test.key('z', { ctrlKey: true })
    expect(test.crop).toEqual(before)
  })
})
