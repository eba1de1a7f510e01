import { describe, expect, it } from 'vitest'
import { centre, handle, isValid, itemsOf, turnHandle, twoPhotos } from './testing/items'
import { jpegBytes, photoFile } from './testing/photo-files'

describe('a second photo', () => {
  it('comes on top of the first, whole and selected', async () => {
    const test = await twoPhotos()
    expect(itemsOf(test)).toHaveLength(2)
    expect(test.item).toMatchObject({
      data: { crop: { x: 0, y: 0, width: 1, height: 1 } },
      frame: { width: 150, height: 150 },
    })
    expect(test.editor.session.read().selection).toEqual([test.item.id])
    expect(isValid(test)).toBe(true)
  })

  it('is moved by a drag, which is one step, and comes to the middle when it is near', async () => {
    const test = await twoPhotos()
    const before = test.item.frame
    const [x, y] = centre(test)
    test.drag([x, y], [x - 70, y + 40])
    const scale = test.editor.layout?.scale ?? 1
    expect(test.item.frame.x).toBeCloseTo(before.x - 70 / scale, 6)
    expect(test.item.frame.y).toBeCloseTo(before.y + 40 / scale, 6)
    const moved = centre(test)
    test.pointerDown(...moved)
    test.pointerMove(x + 4, y - 3)
    expect(test.editor.tools.state).toBe('translating')
    expect(test.editor.guides.read().map(({ kind }) => kind)).toEqual(['centre', 'centre'])
    test.pointerUp(x + 4, y - 3)
    expect(test.item.frame.x).toBeCloseTo(before.x, 6)
    expect(test.item.frame.y).toBeCloseTo(before.y, 6)
    expect(test.editor.guides.read()).toEqual([])
    test.key('z', { ctrlKey: true })
    test.key('z', { ctrlKey: true })
    expect(test.item.frame).toEqual(before)
  })

  it('is resized by a corner with its proportions, and by a side with another crop', async () => {
    const test = await twoPhotos()
    const [x, y] = handle(test, 1, 1)
    test.drag([x, y], [x + 60, y + 60])
    const scale = test.editor.layout?.scale ?? 1
    expect(test.item.frame.width).toBeCloseTo(150 + 60 / scale, 6)
    expect(test.item.frame.height).toBeCloseTo(test.item.frame.width, 6)
    expect(test.item.data).toMatchObject({ crop: { width: 1, height: 1 } })
    const [right, middle] = handle(test, 1, 0)
    test.drag([right, middle], [right - 60, middle])
    expect(test.item.frame.width).toBeCloseTo(150, 6)
    expect(test.item.data).toMatchObject({ crop: { height: 1 } })
    const { crop } = test.item.type === 'photo' ? test.item.data : { crop: null }
    expect(crop?.width).toBeCloseTo(test.item.frame.width / test.item.frame.height, 6)
    expect(isValid(test)).toBe(true)
  })

  it('is turned by its handle, upright when it is nearly so, in steps with shift', async () => {
    const test = await twoPhotos()
    const [cx, cy] = centre(test)
    const around = (degrees: number): [number, number] => {
      const [x, y] = turnHandle(test)
      const angle = (degrees * Math.PI) / 180
      const [dx, dy] = [x - cx, y - cy]
      return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)]
    }
    test.pointerDown(...turnHandle(test))
    expect(test.editor.tools.state).toBe('rotating')
    const to = around(88)
    test.pointerUp(...to)
    expect(test.item.frame.angle).toBe(90)
    test.isShiftHeld = true
    test.drag(turnHandle(test), around(40))
    expect(test.item.frame.angle).toBe(135)
  })

  it('Escape during any drag of it brings it back', async () => {
    const test = await twoPhotos()
    const before = test.item
    for (const from of [centre(test), handle(test, 1, 1), turnHandle(test)]) {
      test.pointerDown(...from)
      test.pointerMove(from[0] + 50, from[1] + 20)
      expect(test.item).not.toEqual(before)
      test.key('Escape')
      expect(test.item).toEqual(before)
      expect(test.editor.tools.state).toBe('idle')
    }
  })

  it('moves by the arrow keys, by 1 mm and by 10 with shift', async () => {
    const test = await twoPhotos()
    const { x, y } = test.item.frame
    test.key('ArrowRight')
    test.key('ArrowDown', { shiftKey: true })
    expect(test.item.frame).toMatchObject({ x: x + 1, y: y + 10 })
  })

  it('is cropped after a double tap: drags, keys and fingers then move the photo in its frame', async () => {
    const test = await twoPhotos()
    const [right, middle] = handle(test, 1, 0)
    test.drag([right, middle], [right - 100, middle])
    const [x, y] = centre(test)
    for (const time of [1000, 1200]) {
      test.now = time
      test.pointerDown(x, y)
      test.pointerUp(x, y)
    }
    expect(test.editor.context().cropping?.id).toBe(test.item.id)
    const before = test.item
    test.drag([x, y], [x - 20, y])
    expect(test.item.frame).toEqual(before.frame)
    expect(test.item.data).not.toEqual(before.data)
    const panned = test.item.data
    test.key('ArrowRight')
    expect(test.item.data).not.toEqual(panned)
    expect(test.item.frame).toEqual(before.frame)
    test.key('Escape')
    expect(test.editor.context().cropping).toBeNull()
    expect(test.editor.session.read().selection).toEqual([before.id])
    test.key('Enter')
    expect(test.editor.context().cropping?.id).toBe(before.id)
  })

  it('two slow taps do not crop it', async () => {
    const test = await twoPhotos()
    for (const time of [1000, 1500]) {
      test.now = time
      test.pointerDown(...centre(test))
      test.pointerUp(...centre(test))
    }
    expect(test.editor.context().cropping).toBeNull()
  })

  it('a press beside it selects the photo behind it and moves that at once', async () => {
    const test = await twoPhotos()
    test.key('Escape')
    test.key('+')
    const before = itemsOf(test)
    test.drag(test.at(20, 150), test.at(60, 150))
    expect(test.editor.session.read().selection).toEqual([before[0]?.id])
    expect(itemsOf(test)[0]).not.toEqual(before[0])
    expect(itemsOf(test)[1]).toEqual(before[1])
  })

  it('another photo takes its place in its frame while it is selected', async () => {
    const test = await twoPhotos()
    const { frame } = test.item
    await test.choose(photoFile(jpegBytes({ width: 3000, height: 1000 }), 'third.jpg'))
    expect(itemsOf(test)).toHaveLength(2)
    expect(test.item.frame).toEqual(frame)
    expect(test.item.data).toMatchObject({ crop: { height: 1 } })
    expect(test.editor.context().placement?.photo.name).toBe('third.jpg')
    expect(isValid(test)).toBe(true)
  })

  it('deleted, it is off the print; its photo and the first one stay', async () => {
    const test = await twoPhotos()
    test.key('Delete')
    expect(itemsOf(test)).toHaveLength(1)
    expect(Object.keys(test.design.records)).toHaveLength(4)
    expect(test.editor.session.read().selection).toEqual([])
    test.key('Delete')
    expect(itemsOf(test)).toEqual([])
  })

  it('a locked one is neither dragged nor deleted', async () => {
    const test = await twoPhotos()
    test.key('l')
    const before = test.item
    const [x, y] = centre(test)
    test.drag([x, y], [x + 100, y])
    test.drag(handle(test, 1, 1), [x + 300, y + 300])
    expect(itemsOf(test)[1]).toEqual(before)
    test.key('l')
    expect('locked' in test.item).toBe(false)
  })
})
