import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DesignItem, designDocument, type PlacedPhoto, type PlacedText } from '../document'
import { pointOfFrame } from '../frame'
import { CORNERS, ENDS, SIDES } from '../resize-frame'
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
  })
})
