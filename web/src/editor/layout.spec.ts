import { placedPhotosOf } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { removeLayout, setLayout, swapNext } from './commands/layout'
import { isValid, itemsOf } from './testing/items'
import { jpegBytes, photoFile } from './testing/photo-files'
import { TestEditor } from './testing/TestEditor'

/** Photos of different lengths, so that none is taken for another. */
const file = (name: string) => photoFile(jpegBytes({ width: 1200 + name.charCodeAt(0), height: 1000 }), name)

/** A canvas of 40 × 30 cm with two photos side by side and an empty place. */
async function threePlaces() {
  const test = await TestEditor.open()
  await test.choose(file('first.jpg'))
  test.editor.run(setLayout({ id: 'rows-1-1-1', gapMm: 4, marginMm: 4 }))
  await test.choose(file('second.jpg'))
  return test
}

const shown = ({ design }: TestEditor) =>
  placedPhotosOf(design)
    .toSorted((a, b) => (a.slot ?? 9) - (b.slot ?? 9))
    .map(({ slot, data }) => {
      const photo = design.records[data.photo]
      return `${slot} ${photo?.kind === 'photo' ? photo.name : ''}`
    })

/** The middle of a place, in pixels of the stage. */
function middle(test: TestEditor, slot: number): [number, number] {
  const box = test.editor.scene().places.find((place) => place.slot === slot)?.box
  if (!box) throw new Error('There is no such place')
  return test.at(box.x + box.width / 2, box.y + box.height / 2)
}

describe('a layout', () => {
  it('takes the photo of the print, and the next photo goes into its empty place', async () => {
    const test = await threePlaces()
    expect(shown(test)).toEqual(['0 first.jpg', '1 second.jpg'])
    expect(test.editor.scene().emptySlots).toEqual([2])
    expect(isValid(test)).toBe(true)
  })

  it('asks for a photo where an empty place is tapped', async () => {
    const test = await TestEditor.open()
    test.editor.run(setLayout({ id: 'rows-1-1-1', gapMm: 4, marginMm: 4 }))
    const at = middle(test, 1)
    test.pointerDown(...at)
    expect(test.editor.tools.state).toBe('tapping')
    test.pointerUp(...at)
    expect(test.editor.session.read().slot).toEqual({ at: 1 })
    await test.choose(file('second.jpg'))
    expect(shown(test)).toEqual(['1 second.jpg'])
    expect(test.editor.session.read().slot).toBeNull()
  })

  it('lets two photos change places by a drag, in one step', async () => {
    const test = await threePlaces()
    const before = test.design
    test.drag(middle(test, 0), middle(test, 1))
    expect(shown(test)).toEqual(['0 second.jpg', '1 first.jpg'])
    expect(test.editor.session.read().overSlot).toBeNull()
    test.key('z', { ctrlKey: true })
    expect(test.design).toEqual(before)
  })

  it('moves a photo to an empty place by a drag', async () => {
    const test = await threePlaces()
    test.drag(middle(test, 0), middle(test, 2))
    expect(shown(test)).toEqual(['1 second.jpg', '2 first.jpg'])
  })

  it('moves a photo under the edges of its place, and its frame stays', async () => {
    const test = await threePlaces()
    const [x, y] = middle(test, 0)
    const before = placedPhotosOf(test.design).find(({ slot }) => slot === 0)
    test.drag([x, y], [x + 40, y])
    const after = placedPhotosOf(test.design).find(({ slot }) => slot === 0)
    expect(after?.frame).toEqual(before?.frame)
    expect(after?.data.crop).not.toEqual(before?.data.crop)
    test.drag(middle(test, 0), [-500, -500])
    expect(shown(test)).toEqual(['0 first.jpg', '1 second.jpg'])
  })

  it('swaps by a button, and its photos are deleted but not moved by keys', async () => {
    const test = await threePlaces()
    const at = middle(test, 0)
    test.pointerDown(...at)
    test.pointerUp(...at)
    test.editor.run(swapNext)
    expect(shown(test)).toEqual(['0 second.jpg', '1 first.jpg'])
    const { frame } = test.item
    test.key('ArrowUp')
    expect(test.item.frame).toEqual(frame)
    test.key('Delete')
    expect(shown(test)).toEqual(['0 second.jpg'])
  })

  it('is removed, and its photos are free', async () => {
    const test = await threePlaces()
    const start = test.design
    test.editor.run(removeLayout('across'))
    expect(itemsOf(test).map((item) => 'slot' in item)).toEqual([false, false])
    expect(test.editor.scene().places).toEqual([])
    test.key('z', { ctrlKey: true })
    expect(test.design).toEqual(start)
  })

  it('keeps its place when it is copied, and the copy is free', async () => {
    const test = await threePlaces()
    test.editor.change({ selection: [itemsOf(test)[0]?.id ?? ''] })
    test.key('d', { ctrlKey: true })
    expect(itemsOf(test).filter((item) => 'slot' in item)).toHaveLength(2)
    expect(itemsOf(test)).toHaveLength(3)
    expect(isValid(test)).toBe(true)
  })

  it('is filled with several chosen photos', async () => {
    const test = await threePlaces()
    await test.editor.addFiles([file('third.jpg'), file('fourth.jpg')])
    expect(shown(test)).toHaveLength(3)
    expect(test.editor.scene().emptySlots).toEqual([])
  })
})
