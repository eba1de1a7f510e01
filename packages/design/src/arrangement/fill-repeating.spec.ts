import { describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOn, surfacesOf } from '../document/records'
import {
  cardsDefinition as cards,
  memoryDefinition,
  newGame,
  squarePhoto,
  surfaceAt,
  withPhoto,
} from '../testing/games'
import { textOn } from '../testing/text-on'
import { canRepeat, fillRepeating } from './fill-repeating'

const on = (design: DesignDocument) =>
  surfacesOf(design)
    .filter(({ part }) => part === 'face')
    .map((surface) => placedPhotosOn(design, surface)[0]?.data.photo ?? null)

const filled = (design: DesignDocument): DesignDocument => {
  const patch = fillRepeating(cards, design)
  if (!patch) throw new Error('Nothing is filled')
  return applyPatch(design, patch).document
}

const two = ['tui', 'kea'].reduce(
  (design, id, at) => withPhoto(cards, design, surfaceAt(design, 'face', at), squarePhoto(id)),
  newGame(cards),
)

describe('the rest of a deck', () => {
  it('is filled with its photos in turn, and its back stays as it is', () => {
    const whole = filled(two)
    expect(on(whole)).toEqual(Array.from({ length: 54 }, (_, at) => (at % 2 === 0 ? 'tui' : 'kea')))
    expect(placedPhotosOn(whole, surfaceAt(whole, 'back'))).toEqual([])
    expect([canRepeat(cards, two), canRepeat(cards, whole), fillRepeating(cards, whole)]).toEqual([true, false, null])
  })

  it('takes the photos of the tray first', () => {
    const waiting = applyPatch(two, { put: [squarePhoto('ruru')] }).document
    expect(on(filled(waiting)).slice(0, 5)).toEqual(['tui', 'kea', 'ruru', 'tui', 'kea'])
  })

  it('leaves a card with words alone', () => {
    const words = applyPatch(two, { put: [textOn('surface:face:4')] }).document
    const whole = on(filled(words))
    expect([whole[3], whole.filter((id) => id === null).length]).toEqual([null, 1])
  })

  it('leaves a surface with places on one half alone', () => {
    const half = { ...surfaceAt(two, 'face', 4), halves: { left: { id: 'rows-1', gapMm: 2, marginMm: 0 } } }
    const whole = on(filled(applyPatch(two, { put: [half] }).document))
    expect([whole[4], whole.filter((id) => id === null).length]).toEqual([null, 1])
  })

  it('is taken back by one patch', () => {
    const patch = fillRepeating(cards, two)
    const { inverse, document } = applyPatch(two, patch ?? {})
    expect(applyPatch(document, inverse).document).toEqual(two)
  })

  it('needs a photo', () => {
    expect([canRepeat(cards, newGame(cards)), fillRepeating(cards, newGame(cards))]).toEqual([false, null])
  })

  it('of a book is never filled so: its pages follow each other', () => {
    const book = { ...cards, arrangement: { ...cards.arrangement, move: 'surfaces' as const } }
    expect([canRepeat(book, two), fillRepeating(book, two)]).toEqual([false, null])
  })

  it('of a memory game is never filled so, since four cards would match', () => {
    const game = newGame(memoryDefinition)
    const one = withPhoto(memoryDefinition, game, surfaceAt(game, 'face'), squarePhoto('tui'))
    expect([canRepeat(memoryDefinition, one), fillRepeating(memoryDefinition, one)]).toEqual([false, null])
  })
})
