import { describe, expect, test } from 'vitest'
import { placePhoto } from '../arrangement/place-photo'
import { type DesignDocument, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { cardsDefinition, memoryDefinition, newGame } from '../testing/games'
import { photoSet, withPhotos } from '../testing/photo-set'
import { fillDesign } from './fill-design'

const cards = (count: number): DesignDocument =>
  withPhotos(
    newGame(cardsDefinition),
    photoSet(6, count).photos.map(({ likeness: _, ...photo }) => photo),
  )

function fill(definition: ProductDefinition, design: DesignDocument): DesignDocument {
  const patch = fillDesign(definition, design, { density: 'normal' })
  if (!patch) throw new Error('Nothing to fill')
  return applyPatch(design, patch).document
}

/** The photo of each surface of a part. */
const shown = (design: DesignDocument, part: string): (string | undefined)[] =>
  surfacesOf(design)
    .filter((surface) => surface.part === part)
    .map((surface) => itemsOn(design, surface).flatMap((item) => (item.type === 'photo' ? item.data.photo : []))[0])

describe('a filled deck', () => {
  test('has another photo on each card and on its back, where there are enough', () => {
    const filled = fill(cardsDefinition, cards(70))
    const photos = [...shown(filled, 'face'), ...shown(filled, 'back')]
    expect(new Set(photos).size).toBe(55)
    expect(photos).not.toContain(undefined)
    expect(surfacesOf(filled).find(({ part }) => part === 'back')?.layout?.id).toBe('both-ways')
    expect(designDocument.safeParse(filled).error).toBeUndefined()
  })

  test('repeats fewer photos as far apart as they can be', () => {
    const filled = fill(cardsDefinition, cards(21))
    const faces = shown(filled, 'face')
    expect(new Set(faces).size).toBe(20)
    for (const [at, photo] of faces.entries()) expect(faces.slice(at + 1, at + 20)).not.toContain(photo)
  })

  test('has a single photo on all', () => {
    const filled = fill(cardsDefinition, cards(1))
    expect(new Set([...shown(filled, 'face'), ...shown(filled, 'back')])).toEqual(new Set(['photo-000']))
  })

  test('leaves cards made by hand as they are, and repeats around them', () => {
    const design = cards(12)
    const [first] = surfacesOf(design)
    const photo = design.records['photo-005']
    if (!first || photo?.kind !== 'photo') throw new Error('No card')
    const byHand = applyPatch(design, placePhoto(cardsDefinition, design, first, photo)).document
    const filled = fill(cardsDefinition, byHand)
    expect(itemsOn(filled, first)).toEqual(itemsOn(byHand, first))
    expect(shown(filled, 'face').filter((id) => id === 'photo-005')).toHaveLength(1)
    expect(fill(cardsDefinition, filled)).toEqual(filled)
  })
})

test('a memory game has no photo on two pairs, so that it can be won', () => {
  const design = withPhotos(
    newGame(memoryDefinition, 'pairs-5'),
    photoSet(2, 4).photos.map(({ likeness: _, ...photo }) => photo),
  )
  const filled = fill(memoryDefinition, design)
  const faces = shown(filled, 'face').filter((id) => id !== undefined)
  expect(new Set(faces).size).toBe(faces.length)
  expect(faces).toHaveLength(4)
  // Its back may stay empty, and waits for a photo of its own.
  expect(shown(filled, 'back')).toEqual([undefined])
})
