import { expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { allPrinted } from '../arrangement/printed'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOf, surfacesOf } from '../document/records'
import type { BlurPrimitive } from '../geometry/display-list'
import { canvasDefinition } from '../testing/definitions'
import { composeSurface, pagesOf } from './compose'
import { sidesKeys } from './sides-key'

const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 3000, heightPx: 2000 } as const

const surfaceOf = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return surface
}

function designOf(edge: string): DesignDocument {
  const empty = newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['size-30x40', 'depth-19', edge] })
  return applyPatch(empty, placePhoto(canvasDefinition, empty, surfaceOf(empty), photo)).document
}

const keyOf = (design: DesignDocument) => sidesKeys(design, allPrinted(design, canvasDefinition))[0]
const blurOf = (list: readonly { kind: string }[]) =>
  list.find(({ kind }) => kind === 'blur') as BlurPrimitive | undefined

test('blurred sides are one picture below the face, with the key that the printer asks for', () => {
  const design = designOf('edge-blurred')
  const [page] = pagesOf(design, allPrinted(design, canvasDefinition))
  const blur = blurOf(page?.list ?? [])
  expect(page?.list[0]).toBe(blur)
  expect(blur).toMatchObject({ box: page?.bleedBox, face: { x: 0, y: 0, width: 400, height: 300 } })
  expect(sidesKeys(design, allPrinted(design, canvasDefinition))).toEqual([blur?.derived])
  expect(blurOf(composeSurface(canvasDefinition, design, surfaceOf(design)).list)?.derived).toBe(blur?.derived)
})

test('other sides need no pixels', () => {
  const mirrored = designOf('edge-mirror')
  expect(sidesKeys(mirrored, allPrinted(mirrored, canvasDefinition))).toEqual([])
})

test('the key changes with what the face shows, and with the size', () => {
  const design = designOf('edge-blurred')
  const [item] = itemsOf(design)
  if (item?.type !== 'photo') throw new Error('A photo fills the print')
  const crop = { ...item.data.crop, x: 0.01, width: 0.9 }
  const others = [
    applyPatch(design, { put: [{ ...item, data: { ...item.data, crop } }] }).document,
    applyPatch(design, { put: [{ ...surfaceOf(design), background: { kind: 'colour', colour: '#102030' } }] }).document,
    { ...design, options: ['size-30x40', 'depth-38', 'edge-blurred'] },
  ]
  expect(new Set([design, ...others].map(keyOf)).size).toBe(4)
})

test('the key stays for the same values in another order, and as short as they are stored', () => {
  const design = designOf('edge-blurred')
  const [item] = itemsOf(design)
  if (item?.type !== 'photo') throw new Error('A photo fills the print')
  const { crop, ...data } = item.data
  const { x, ...rest } = crop
  const same = { ...item, data: { crop: { ...rest, x: x + 1e-9 }, ...data } }
  expect(keyOf(applyPatch(design, { put: [same] }).document)).toBe(keyOf(design))
})
