import { expect, test } from 'vitest'
import { applyPatch } from '../document/patch'
import { surfaceId, surfacesOf } from '../document/records'
import { cushionDefinition } from '../testing/definitions'
import { newDocument, withAllSurfaces } from './new-document'
import { placePhoto } from './place-photo'
import { nextPlace, shownSurfaces } from './shown-surfaces'

const cushion = (option: string) => newDocument(cushionDefinition, { sku: 's', tool: 't', options: [option] })
const bothNeeded = {
  ...cushionDefinition,
  parts: cushionDefinition.parts.map((part) => ({ ...part, mayBeEmpty: false })),
}
const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 300, heightPx: 200 } as const

test('a new design has a surface for each part, in their order', () => {
  const design = cushion('back-own')
  expect(surfacesOf(design).map(({ id, part, orientation }) => [id, part, orientation])).toEqual([
    ['surface:front', 'front', 'portrait'],
    ['surface:back', 'back', 'portrait'],
  ])
})

test('a part that came later gets its surface at the end, and a complete design stays as it is', () => {
  const design = cushion('back-own')
  const { document: older } = applyPatch(design, { remove: ['surface:back'] })
  expect(surfacesOf(withAllSurfaces(cushionDefinition, older)).map(({ part }) => part)).toEqual(['front', 'back'])
  expect(withAllSurfaces(cushionDefinition, design)).toBe(design)
})

test('the first surface that needs something is named until it has it', () => {
  const design = cushion('back-own')
  expect(nextPlace(bothNeeded, design)?.id).toBe(surfaceId('front'))
  const [front] = shownSurfaces(bothNeeded, design)
  const patch = front ? placePhoto(bothNeeded, design, front, photo) : {}
  const { document } = applyPatch(design, patch)
  expect(nextPlace(bothNeeded, document)?.id).toBe(surfaceId('back'))
  expect(nextPlace(cushionDefinition, document)).toBeNull()
  expect(nextPlace(bothNeeded, { ...document, options: ['back-plain'] })).toBeNull()
})
