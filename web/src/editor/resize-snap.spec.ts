import { expect, it } from 'vitest'
import { handle, twoPhotos } from './testing/items'

it('a photo that is resized comes to the safe line with its proportions, and shows the line until the end', async () => {
  const test = await twoPhotos()
  const { face, part } = test.editor.scene().surface
  const { frame } = test.item
  const scale = test.viewed()?.scale ?? 1
  // The lower edge is 3 pixels from the safe line.
  const wanted = (face.height - part.safeMm - (frame.y + frame.height)) * scale - 3
  const [x, y] = handle(test, 1, 1)
  test.pointerDown(x, y)
  test.pointerMove(x + wanted, y + wanted)
  expect(test.editor.tools.state).toBe('resizing')
  expect(test.item.frame.y + test.item.frame.height).toBeCloseTo(face.height - part.safeMm, 6)
  expect(test.item.frame.width).toBeCloseTo(test.item.frame.height, 6)
  expect(test.editor.guides.read().map(({ axis, kind }) => [axis, kind])).toEqual([['y', 'safe']])
  test.pointerUp(x + wanted, y + wanted)
  expect(test.editor.guides.read()).toEqual([])
  test.key('z', { ctrlKey: true })
  expect(test.item.frame).toEqual(frame)
})
