import { expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import { surfaceId, surfacesOf } from '../document/records'
import { canvasDefinition, cushionDefinition, printDefinition } from '../testing/definitions'
import type { ProductDefinition } from './definition'
import { designedParts, isOptionalPart, partOf, partsOf, productLook, sizesOf } from './parts'

const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

test('an option leaves out parts', () => {
  expect(ids(partsOf(cushionDefinition, ['back-own']))).toEqual(['front', 'back'])
  expect(ids(partsOf(cushionDefinition, ['back-plain']))).toEqual(['front'])
})

test('of two options that leave parts, those stay that both leave', () => {
  const definition: ProductDefinition = {
    ...cushionDefinition,
    effects: [
      { option: 'a', only: ['front', 'back'] },
      { option: 'b', only: ['back', 'cuff'] },
      { option: 'c', part: {} },
    ],
  }
  expect(ids(partsOf(definition, ['b', 'c', 'a']))).toEqual(['back'])
})

test('a part printed from another one has no design of its own', () => {
  expect(ids(partsOf(cushionDefinition, ['back-same']))).toEqual(['front', 'back'])
  expect(ids(designedParts(cushionDefinition, ['back-same']))).toEqual(['front'])
  expect(partOf(cushionDefinition, ['back-same'], 'back').sameAs).toEqual({ part: 'front', mirrored: false })
})

test('a part is optional where an option leaves it out, or prints it from another one', () => {
  expect(isOptionalPart(cushionDefinition, 'back')).toBe(true)
  expect(isOptionalPart(cushionDefinition, 'front')).toBe(false)
  const [, same] = cushionDefinition.effects.filter(({ only, part }) => only || part?.back)
  expect(isOptionalPart({ ...cushionDefinition, effects: same ? [same] : [] }, 'back')).toBe(true)
  expect(isOptionalPart(canvasDefinition, 'face')).toBe(false)
})

test('effects change parts, the effect on one part after that on all', () => {
  const definition: ProductDefinition = {
    ...cushionDefinition,
    effects: [
      { option: 'a', part: { back: { bleedMm: 1 }, '*': { bleedMm: 2, safeMm: 7 } } },
      { option: 'b', part: { '*': { safeMm: 9 } } },
    ],
  }
  const [front, back] = partsOf(definition, ['a', 'b'])
  expect([front?.bleedMm, front?.safeMm, back?.bleedMm, back?.safeMm]).toEqual([2, 9, 1, 9])
  expect(partOf(definition, [])).toEqual(cushionDefinition.parts[0])
})

test('a part that the product does not have is an error with its name', () => {
  expect(() => partOf(cushionDefinition, [], 'lid')).toThrow('The product has no part lid')
})

test('the sizes are those of the first part, in the order of the catalogue', () => {
  expect(sizesOf(cushionDefinition)).toEqual([
    { optionUid: 'size-40x40', widthMm: 400, heightMm: 400 },
    { optionUid: 'size-30x50', widthMm: 300, heightMm: 500 },
  ])
  const own: ProductDefinition['effects'][number] = {
    option: 'own',
    part: { front: { size: { widthMm: 1, heightMm: 2 } }, '*': {} },
  }
  const other: ProductDefinition['effects'][number] = {
    option: 'other',
    part: { back: { size: { widthMm: 3, heightMm: 4 } } },
  }
  expect(sizesOf({ ...cushionDefinition, effects: [other, own] })).toEqual([
    { optionUid: 'own', widthMm: 1, heightMm: 2 },
  ])
})

test('options change the look', () => {
  expect(productLook(canvasDefinition, ['depth-38'])).toMatchObject({ kind: 'canvas', offMm: 38 })
  expect(productLook(canvasDefinition, [])).toMatchObject({ offMm: 19 })
  expect(productLook({ ...printDefinition, look: null }, [])).toBeNull()
})

test('a new design has a surface for each part, and shows those that the options leave', () => {
  const design = newDocument(cushionDefinition, { sku: 's', tool: 't', options: ['back-own'] })
  expect(surfacesOf(design).map(({ part }) => part)).toEqual(['front', 'back'])
  expect(ids(shownSurfaces(cushionDefinition, design))).toEqual([surfaceId('front'), surfaceId('back')])
  for (const option of ['back-plain', 'back-same']) {
    expect(ids(shownSurfaces(cushionDefinition, { ...design, options: [option] }))).toEqual([surfaceId('front')])
  }
})
