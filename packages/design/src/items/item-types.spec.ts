import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DesignItem, designDocument, type PlacedPhoto, type PlacedText } from '../document/document'
import { pointOfFrame } from '../geometry/frame'
import { CORNERS, ENDS, SIDES } from '../geometry/resize-frame'
import { anyFrame, anyPoint } from '../testing/frames'
import { plainShape, textOf } from '../testing/texts'
import { describeItem, handlesOf, nameItem, reframeItem, resizeItem } from './item-types'

const lake = { kind: 'photo' as const, id: 'lake', upload: null, name: 'lake.jpg', widthPx: 3000, heightPx: 2000 }
const world = { design: { records: { lake } }, shape: plainShape }
const frame = { x: 10, y: 20, width: 60, height: 40, angle: 0 }
const framed: PlacedPhoto = {
  kind: 'item',
  id: 'photo',
  surface: 'front',
  order: 'a1',
  frame,
  type: 'photo',
  data: { photo: 'lake', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
}
const text: PlacedText = { ...framed, id: 'text', frame, type: 'text', data: textOf('Kia ora koutou katoa') }

const isStored = (item: DesignItem) =>
  designDocument.safeParse({
    version: 2,
    sku: 'sku',
    tool: 'tool',
    options: [],
    records: {
      lake,
      front: { kind: 'surface', id: 'front', part: 'front', order: 'a0', orientation: 'landscape' },
      [item.id]: item,
    },
  }).success

describe('a photo in a frame', () => {
  it('keeps its crop when a corner is dragged, and loses a part when a side is', () => {
    const larger = resizeItem(framed, { x: 1, y: 1 }, { x: 130, y: 100 }, world)
    expect(larger.frame).toMatchObject({ width: 120, height: 80 })
    expect(larger.data).toEqual(framed.data)
    const narrow = resizeItem(framed, { x: 1, y: 0 }, { x: 40, y: 0 }, world)
    expect(narrow).toMatchObject({
      frame: { width: 30, height: 40 },
      data: { crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
    })
  })

  it('gets a frame with its crop as it is where it had none, or where its photo is unknown', () => {
    const other = { ...frame, width: 100 }
    const filling = { ...framed, frame: undefined }
    expect(reframeItem(filling, other, world)).toEqual({ ...framed, frame: other })
    const unknown = { ...framed, data: { ...framed.data, photo: 'gone' } }
    expect(reframeItem(unknown, other, world)).toEqual({ ...unknown, frame: other })
  })

  it('stays valid and undistorted after any drag of a handle', () => {
    fc.assert(
      fc.property(anyFrame, fc.constantFrom(...CORNERS, ...SIDES, ...ENDS), anyPoint, (own, handle, to) => {
        const started = reframeItem(framed, own, world)
        const resized = resizeItem(started, handle, to, world)
        expect(isStored(resized)).toBe(true)
        if (resized.type !== 'photo' || !resized.frame) throw new Error('Not a photo in a frame')
        const { crop } = resized.data
        const aspect = (crop.width * 3000) / (crop.height * 2000)
        expect(aspect / (resized.frame.width / resized.frame.height)).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('a text', () => {
  it('has no handles above and below, as its lines decide its height', () => {
    expect(handlesOf(text)).toEqual([...CORNERS, ...SIDES])
    expect(handlesOf(framed)).toHaveLength(8)
  })

  it('has larger letters and a wider outline after a drag of its corner', () => {
    const outlined = { ...text, data: textOf('Kia ora', { outline: { colour: '#ffffff', widthMm: 1 } }) }
    const larger = resizeItem(outlined, { x: 1, y: 1 }, { x: 130, y: 100 }, world)
    expect(larger).toMatchObject({
      frame: { x: 10, y: 20, width: 120, height: 80 },
      data: { sizeMm: 20, outline: { widthMm: 2 } },
    })
  })

  const WIDE = { colour: '#ffffff', widthMm: 1 } as const
  it.each([
    ['no smaller letters than half a millimetre', {}, 100, { x: 10.001, y: 20.001 }, 0.5, undefined],
    ['no larger letters than two metres', {}, 0.1, { x: 90_000, y: 60_000 }, 2000, undefined],
    ['no wider outline than 50 mm', { outline: WIDE }, 1, { x: 90_000, y: 60_000 }, 500, 50],
  ] as const)('has %s after a drag of its corner', (_, changes, size, to, sizeMm, widthMm) => {
    const own = { ...frame, width: 60 * size, height: 40 * size }
    const item = resizeItem({ ...text, frame: own, data: textOf('Kia', changes) }, { x: 1, y: 1 }, to, world)
    if (item.type !== 'text') throw new Error('Not a text')
    expect(item.data.sizeMm).toBeCloseTo(sizeMm, 6)
    expect(item.data.outline?.widthMm).toEqual(widthMm && expect.closeTo(widthMm, 6))
    expect('outline' in item.data).toBe(widthMm !== undefined)
    expect(item.frame.width / item.frame.height).toBeCloseTo(1.5, 6)
    expect([item.frame.x, item.frame.y]).toEqual([expect.closeTo(10, 6), expect.closeTo(20, 6)])
  })

  it('breaks its lines anew in another width, about the same middle, and keeps its height in the same width', () => {
    // Five letters and a blank fit beside each other in 36 mm, so the four words have a line each or two together.
    const narrow = reframeItem(text, { ...frame, width: 36 }, world)
    expect(narrow).toMatchObject({ frame: { x: 10, y: 23, width: 36, height: 34, angle: 0 }, data: text.data })
    const moved = reframeItem(text, { x: 70, y: 80, width: 60, height: 5, angle: 30 }, world)
    expect(moved.frame).toEqual({ x: 70, y: 80, width: 60, height: 40, angle: 30 })
  })

  it('can be stored after any drag, and the opposite side stays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CORNERS, ...SIDES),
        anyPoint,
        fc.double({ min: -180, max: 180, noNaN: true }),
        (handle, to, angle) => {
          const turned = { ...text, frame: { ...frame, angle } }
          // The first change gives the frame the height of its lines.
          const started = reframeItem(turned, { ...turned.frame, width: 61 }, world)
          const resized = resizeItem(started, handle, to, world)
          expect(isStored(resized)).toBe(true)
          const opposite = { x: -handle.x, y: -handle.y }
          if (!started.frame || !resized.frame) throw new Error('No frame')
          expect(pointOfFrame(resized.frame, opposite).x).toBeCloseTo(pointOfFrame(started.frame, opposite).x, 4)
          expect(pointOfFrame(resized.frame, opposite).y).toBeCloseTo(pointOfFrame(started.frame, opposite).y, 4)
        },
      ),
    )
  })
})

describe('what a screen reader says', () => {
  it.each([
    ['a photo', framed, 'Photo lake.jpg, 60 by 40 millimetres'],
    ['a photo that fills the print', { ...framed, frame: undefined }, 'Photo lake.jpg, fills the print'],
    [
      'a turned and locked text',
      { ...text, frame: { ...frame, angle: 14.6 }, locked: true },
      'Text “Kia ora koutou katoa”, 60 by 40 millimetres, turned by 15 degrees, locked',
    ],
  ])('of %s', (_, item, sentence) => {
    expect(describeItem(item as DesignItem, world)).toBe(sentence)
  })

  it('is short for a long text', () => {
    const long = { ...text, data: textOf('Ka mua,\nka muri: walking backwards into the future') }
    expect(nameItem(long, world)).toBe('Text “Ka mua, ka muri: walking backwards into…”')
    const letters = (count: number) => nameItem({ ...text, data: textOf('a'.repeat(count)) }, world)
    expect([letters(40), letters(41)]).toEqual([`Text “${'a'.repeat(40)}”`, `Text “${'a'.repeat(40)}…”`])
    expect(nameItem({ ...text, data: textOf('  Kia\t ora \n') }, world)).toBe('Text “Kia ora”')
  })

  it('names a photo that is not in the design without a name', () => {
    expect(nameItem({ ...framed, data: { ...framed.data, photo: 'gone' } }, world)).toBe('Photo')
  })
})
