import { describe, expect, it } from 'vitest'
import { centre, handle, isValid, itemsOf, turnHandle, twoPhotos } from './testing/items'
import { jpegBytes, photoFile } from './testing/photo-files'

describe('several items', () => {
  it('are selected with shift, move together and are deleted together', async () => {
    const test = await twoPhotos()
    await test.add(photoFile(jpegBytes({ width: 1000, height: 1000 }), 'third.jpg'))
    test.key('Escape')
    const [, second, third] = itemsOf(test)
    if (!second?.frame || !third?.frame) throw new Error('Two items have frames')
    // The third one covers the middle of the second.
    const corner = test.at(second.frame.x + 5, second.frame.y + 5)
    const other = test.at(third.frame.x + third.frame.width - 5, third.frame.y + third.frame.height - 5)
    test.pointerDown(...corner)
    test.pointerUp(...corner)
    test.isShiftHeld = true
    test.pointerDown(...other)
    test.pointerUp(...other)
    test.isShiftHeld = false
    expect(test.editor.session.read().selection).toEqual([second.id, third.id])
    const inside = test.at(second.frame.x + second.frame.width / 2, second.frame.y + second.frame.height / 2)
    test.drag(inside, [inside[0] + 63, inside[1] + 17])
    const moved = itemsOf(test)
    const by = (moved[1]?.frame?.x ?? 0) - second.frame.x
    expect(by).toBeGreaterThan(0)
    expect((moved[2]?.frame?.x ?? 0) - third.frame.x).toBeCloseTo(by, 9)
    test.key('Delete')
    expect(itemsOf(test)).toHaveLength(1)
  })

  it('change their order by keys, and nothing goes behind the photo that fills the print', async () => {
    const test = await twoPhotos()
    await test.add(photoFile(jpegBytes({ width: 1000, height: 1000 }), 'third.jpg'))
    const [whole, second, third] = itemsOf(test).map(({ id }) => id)
    test.key('[', { ctrlKey: true })
    expect(itemsOf(test).map(({ id }) => id)).toEqual([whole, third, second])
    const stays = test.design
    test.key('[', { ctrlKey: true })
    expect(test.design).toBe(stays)
    test.key(']', { ctrlKey: true })
    expect(itemsOf(test).map(({ id }) => id)).toEqual([whole, second, third])
    expect(isValid(test)).toBe(true)
  })

  it('are walked by keys, each with its sentence', async () => {
    const test = await twoPhotos()
    const said = () => test.editor.session.read().announcement
    test.key('Escape')
    test.key(']')
    expect(said()).toBe('Photo lake.jpg, fills the print')
    test.key(']')
    expect(said()).toBe('Photo second.jpg, 150 by 150 millimetres')
    test.key(']')
    expect(said()).toBe('Photo lake.jpg, fills the print')
    test.key('[')
    expect(said()).toBe('Photo second.jpg, 150 by 150 millimetres')
  })

  it('are copied and pasted, duplicated and centred', async () => {
    const test = await twoPhotos()
    const first = test.item
    test.key('c', { ctrlKey: true })
    test.key('v', { ctrlKey: true })
    expect(itemsOf(test)).toHaveLength(3)
    expect(test.item.id).not.toBe(first.id)
    expect(test.item.frame.x).toBeGreaterThan(first.frame.x)
    test.key('d', { ctrlKey: true })
    expect(itemsOf(test)).toHaveLength(4)
    test.key('c')
    test.key('m')
    expect(test.item.frame).toMatchObject(first.frame)
    expect(isValid(test)).toBe(true)
    test.key('a', { ctrlKey: true })
    expect(test.editor.session.read().selection).toHaveLength(4)
  })

  it('a pasted photo comes back although it was deleted meanwhile', async () => {
    const test = await twoPhotos()
    test.key('c', { ctrlKey: true })
    test.key('Delete')
    test.key('v', { ctrlKey: true })
    expect(itemsOf(test)).toHaveLength(2)
    expect(isValid(test)).toBe(true)
  })

  it('all steps taken back are the start, and forth again the end', async () => {
    const test = await twoPhotos()
    const start = test.design
    const steps = [
      () => test.key('ArrowLeft'),
      () => test.drag(centre(test), [300, 400]),
      () => test.drag(handle(test, 1, 1), [600, 700]),
      () => test.drag(turnHandle(test), [200, 200]),
      () => test.key('d', { ctrlKey: true }),
      () => test.key('[', { ctrlKey: true }),
      () => test.key('c'),
      () => test.key('l'),
      () => test.key('l'),
      () => test.key('Delete'),
    ]
    for (const step of steps) step()
    const end = test.design
    for (const _ of steps) test.key('z', { ctrlKey: true })
    expect(test.design).toEqual(start)
    for (const _ of steps) test.key('y', { ctrlKey: true })
    expect(test.design).toEqual(end)
  })
})
