import { expect, it } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import {
  cardsDefinition,
  memoryDefinition as memory,
  newGame,
  squarePhoto,
  surfaceAt,
  withPhoto,
} from '../testing/games'
import { textOn } from '../testing/text-on'
import { alikeFaces } from './alike-faces'

const TUI = '0f1e3c78f0e1c387'
/** Ten bits, and eleven bits, from it. */
const NEAR = '0f1e3c78f0e1c078'
const FAR = '0f1e3c78f0e1c478'

const game = (...photos: DesignPhoto[]): DesignDocument =>
  photos.reduce(
    (design, photo, at) => withPhoto(memory, design, surfaceAt(design, 'face', at), photo),
    newGame(memory, ...(photos.length > 3 ? ['pairs-5'] : [])),
  )

const found = (design: DesignDocument) => alikeFaces(memory, design).map(({ surface, text }) => [surface, text])

it('two pairs that look alike are found, once', () => {
  const design = game(squarePhoto('tui', TUI), squarePhoto('kea', 'ffff0000ffff0000'), squarePhoto('other', NEAR))
  expect(found(design)).toEqual([
    [
      'surface:face:3',
      'Pair 1 and Pair 3 look alike, so nobody can tell which cards match. Use another photo on one of them.',
    ],
  ])
  expect(alikeFaces(memory, design)).toMatchObject([{ kind: 'alike', item: 'item:other', remedy: null }])
})

it('pairs that look different are fine, and photos of which nothing is known', () => {
  expect(found(game(squarePhoto('tui', TUI), squarePhoto('kea', FAR), squarePhoto('old')))).toEqual([])
  expect(found(game(squarePhoto('old'), squarePhoto('older')))).toEqual([])
})

it('a photo on two pairs is found, whether it was measured or not', () => {
  expect(found(game(squarePhoto('tui'), squarePhoto('tui')))).toEqual([
    ['surface:face:2', 'Pair 1 and Pair 2 show the same photo, so four cards match. Use another photo on one of them.'],
  ])
})

it('a photo with words is told from the photo without', () => {
  const design = game(squarePhoto('tui', TUI), squarePhoto('tui', TUI))
  expect(found(applyPatch(design, { put: [textOn('surface:face:2')] }).document)).toEqual([])
})

it('the two cards of a pair may look alike', () => {
  const start = game(squarePhoto('tui', TUI))
  const first = surfaceAt(start, 'face')
  const second = { ...first, id: 'second', order: 'a0V', pairWith: first.id }
  const design = applyPatch(start, { put: [second] }).document
  expect(found(withPhoto(memory, design, second, squarePhoto('again', NEAR)))).toEqual([])
})

it('pairs that the options do not count are not compared, and neither are cards of a deck', () => {
  const many = game(...['a', 'b', 'c', 'd'].map((id) => squarePhoto(id, id === 'd' ? TUI : undefined)))
  const twin = withPhoto(memory, many, surfaceAt(many, 'face'), squarePhoto('e', NEAR))
  expect(found(twin)).toHaveLength(1)
  expect(found({ ...twin, options: [] })).toEqual([])
  const deck = newGame(cardsDefinition)
  const one = withPhoto(cardsDefinition, deck, surfaceAt(deck, 'face'), squarePhoto('tui'))
  const two = withPhoto(cardsDefinition, one, surfaceAt(one, 'face', 1), squarePhoto('tui'))
  expect(alikeFaces(cardsDefinition, two)).toEqual([])
})
