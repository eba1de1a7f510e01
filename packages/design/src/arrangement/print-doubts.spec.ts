import { describe, expect, it } from 'vitest'
import type { DesignPhoto, PlacedPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import { chooseOptions, fillingPlacement, flipPhoto, panPhoto, turnPhoto } from '../edits/edits'
import { automaticCrop, isAutomatic } from '../geometry/automatic-crop'
import { aspectOf } from '../geometry/crop'
import { geometryOn } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { printDefinition, withSizes } from '../testing/definitions'
import { newDocument } from './new-document'
import { printViews } from './print-doubts'
import { addPrint } from './prints'

const definition: ProductDefinition = {
  ...withSizes(printDefinition, [
    ['size-10x15', 100, 150],
    ['size-15x15', 150, 150],
    ['size-20x30', 200, 300],
  ]),
  arrangement: { kind: 'copies' },
}

const photoWith = (changes: Partial<DesignPhoto>): DesignPhoto => ({
  kind: 'photo',
  id: 'a',
  upload: null,
  name: 'a.jpg',
  widthPx: 6000,
  heightPx: 4000,
  ...changes,
})

const designWith = (photo: DesignPhoto, size = 'size-10x15') => {
  const empty = newDocument(definition, { sku: 's', tool: 't', options: [size] })
  return applyPatch(empty, addPrint(definition, empty, photo)).document
}
const placementIn = (design: ReturnType<typeof designWith>) => {
  const [view] = printViews(definition, design)
  const placement = view && fillingPlacement(definition, design, view.surface)
  if (!placement) throw new Error('No print')
  return placement
}
const doubtsIn = (design: ReturnType<typeof designWith>) =>
  printViews(definition, design)[0]?.doubts.map(({ text }) => text)

describe('a doubtful print', () => {
  it.each([
    ['sharp', 6000, 4000, []],
    ['just good', 1230, 820, []],
    ['soft', 1000, 667, [{ kind: 'quality', level: 'fair', text: 'A little soft' }]],
    ['blurry', 600, 400, [{ kind: 'quality', level: 'poor', text: 'Comes out blurry' }]],
  ])('%s', (_, widthPx, heightPx, doubts) => {
    expect(printViews(definition, designWith(photoWith({ widthPx, heightPx })))[0]?.doubts).toEqual(doubts)
  })

  it.each([
    ['3:2 on a square', 6000, 4000, 'size-15x15', []],
    ['a panorama', 9000, 3000, 'size-10x15', [{ kind: 'shape', level: 'fair', text: 'Much is cut off' }]],
    ['16:9 on a square', 8000, 4500, 'size-15x15', [{ kind: 'shape', level: 'fair', text: 'Much is cut off' }]],
  ])('is one that shows little of the photo: %s', (_, widthPx, heightPx, size, doubts) => {
    expect(printViews(definition, designWith(photoWith({ widthPx, heightPx }), size))[0]?.doubts).toEqual(doubts)
  })

  it('is one that cuts more than a third of the subject', () => {
    const across = (width: number) => photoWith({ subject: { x: (1 - width) / 2, y: 0.1, width, height: 0.8 } })
    expect(doubtsIn(designWith(across(0.98), 'size-15x15'))).toEqual([])
    const [cut] = printViews(definition, designWith({ ...across(1), widthPx: 6100 }, 'size-15x15'))
    expect(cut?.doubts).toEqual([{ kind: 'subject', level: 'fair', text: 'Check the crop' }])
  })

  it('is none about the crop once the shopper has set it', () => {
    const design = designWith(photoWith({ widthPx: 9000, heightPx: 3000 }))
    const panned = applyPatch(design, panPhoto(placementIn(design), { x: 0.1, y: 0 })).document
    expect(doubtsIn(panned)).toEqual([])
  })
})

describe('the automatic crop', () => {
  const left = { x: 0.05, y: 0.3, width: 0.2, height: 0.4 }

  it('keeps the subject in the print, also in another size', () => {
    const design = designWith(photoWith({ subject: left }))
    const square = applyPatch(design, chooseOptions(definition, design, ['size-15x15'])).document
    expect(placementIn(square).placed.data.crop).toMatchObject({ x: 0, y: 0 })
    const back = applyPatch(square, chooseOptions(definition, square, ['size-10x15'])).document
    expect(placementIn(back).placed.data.crop).toEqual(placementIn(design).placed.data.crop)
    expect(doubtsIn(square)).toEqual([])
  })

  it('follows the subject through turns and a flip', () => {
    const photo = photoWith({ subject: left })
    const at = (data: Pick<PlacedPhoto['data'], 'turns' | 'flip'>) => automaticCrop(photo, data, 1)
    expect(at({ turns: 0 }).x).toBe(0)
    expect(at({ turns: 0, flip: true }).x).toBeCloseTo(1 / 3)
    expect(at({ turns: 1 }).y).toBe(0)
    expect(at({ turns: 2 }).x).toBeCloseTo(1 / 3)
    expect(at({ turns: 3 }).y).toBeCloseTo(1 / 3)
  })

  it('is known as such until the photo is moved', () => {
    const design = designWith(photoWith({ subject: left }), 'size-15x15')
    const { placed, photo, surface } = placementIn(design)
    const aspect = aspectOf(geometryOn(definition, design, surface).photo)
    expect(isAutomatic(photo, placed, aspect)).toBe(true)
    for (const patch of [flipPhoto(placementIn(design)), turnPhoto(placementIn(design))]) {
      expect(printViews(definition, applyPatch(design, patch).document)).toHaveLength(1)
    }
    const moved = applyPatch(design, panPhoto(placementIn(design), { x: 0.2, y: 0 })).document
    expect(isAutomatic(photo, placementIn(moved).placed, aspect)).toBe(false)
  })
})

describe('among many prints', () => {
  const photos = ['a', 'b', 'c'].map((id) => photoWith({ id, name: `${id}.jpg` }))
  const design = photos.reduce(
    (before, photo) => applyPatch(before, addPrint(definition, before, photo)).document,
    newDocument(definition, { sku: 's', tool: 't', options: ['size-10x15'] }),
  )

  it('one that changes leaves the views of the others as they are', () => {
    const before = printViews(definition, design)
    const surface = { ...(before[1]?.surface as NonNullable<(typeof before)[1]>['surface']), copies: 4 }
    const after = printViews(definition, applyPatch(design, { put: [surface] }).document)
    expect(after[0]).toBe(before[0])
    expect(after[2]).toBe(before[2])
    expect(after[1]?.copies).toBe(4)
  })

  it('a new size, another crop and another photo are seen', () => {
    const views = printViews(definition, design)
    const larger = printViews(definition, { ...design, options: ['size-20x30'] })
    expect(larger.map(({ options }) => options)).toEqual(Array(3).fill(['size-20x30']))
    const [first] = views
    if (!first?.placed || !first.photo) throw new Error('No print')
    const cropped = { ...first.placed, data: { ...first.placed.data, crop: { x: 0, y: 0, width: 0.02, height: 0.02 } } }
    const [blurry] = printViews(definition, applyPatch(design, { put: [cropped] }).document)
    expect(blurry?.doubts.map(({ text }) => text)).toContain('Comes out blurry')
    const small = { ...first.photo, widthPx: 600, heightPx: 400 }
    const [other] = printViews(definition, applyPatch(design, { put: [small] }).document)
    expect(other?.doubts.map(({ text }) => text)).toEqual(['Comes out blurry'])
  })
})
