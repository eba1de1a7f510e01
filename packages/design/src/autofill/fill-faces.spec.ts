import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { type DesignDocument, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, surfacesOf } from '../document/records'
import { memoryDefinition, pagesDefinition, sheet } from '../testing/pages-definition'
import { photoSet, withPhotos } from '../testing/photo-set'
import { fillDesign } from './fill-design'

const deck = pagesDefinition(
  {
    sequence: [
      { part: 'face', count: 54, names: 'cards' },
      { part: 'back', count: 1 },
    ],
    move: 'photos',
  },
  { parts: [sheet('face', 'Card', 63, 88), { ...sheet('back', 'Back', 63, 88), isBothWays: true }] },
)

const cards = (count: number): DesignDocument =>
  withPhotos(
    newDocument(deck, { sku: 'cards', tool: 'playingcards-tool', options: [] }),
    photoSet(6, count).photos.map(({ likeness: _, ...photo }) => photo),
  )

function fill(definition: typeof deck, design: DesignDocument): DesignDocument {
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
    const filled = fill(deck, cards(70))
    const photos = [...shown(filled, 'face'), ...shown(filled, 'back')]
    expect(new Set(photos).size).toBe(55)
    expect(photos).not.toContain(undefined)
    expect(surfacesOf(filled).find(({ part }) => part === 'back')?.layout?.id).toBe('both-ways')
    expect(designDocument.safeParse(filled).error).toBeUndefined()
  })

  test('repeats fewer photos as far apart as they can be', () => {
    const filled = fill(deck, cards(21))
    const faces = shown(filled, 'face')
    expect(new Set(faces).size).toBe(20)
    for (const [at, photo] of faces.entries()) expect(faces.slice(at + 1, at + 20)).not.toContain(photo)
  })

  test('has a single photo on all', () => {
    const filled = fill(deck, cards(1))
    expect(new Set([...shown(filled, 'face'), ...shown(filled, 'back')])).toEqual(new Set(['photo-000']))
  })

  test('leaves cards made by hand as they are, and repeats around them', () => {
    const design = cards(12)
    const [first] = surfacesOf(design)
    const photo = design.records['photo-005']
    if (!first || photo?.kind !== 'photo') throw new Error('No card')
    const byHand = applyPatch(design, placePhoto(deck, design, first, photo)).document
    const filled = fill(deck, byHand)
    expect(itemsOn(filled, first)).toEqual(itemsOn(byHand, first))
    expect(shown(filled, 'face').filter((id) => id === 'photo-005')).toHaveLength(1)
    expect(fill(deck, filled)).toEqual(filled)
  })
})

test('a memory game has no photo on two pairs, so that it can be won', () => {
  const design = withPhotos(
    newDocument(memoryDefinition, { sku: 'memory', tool: 'didacticgame-tool', options: ['pairs-6'] }),
    photoSet(2, 5).photos.map(({ likeness: _, ...photo }) => photo),
  )
  const faces = shown(fill(memoryDefinition, design), 'face').filter((id) => id !== undefined)
  expect(new Set(faces).size).toBe(faces.length)
  expect(faces).toHaveLength(4)
})
