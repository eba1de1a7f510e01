import { describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import { memoryDefinition as memory, newGame, squarePhoto, surfaceAt, withPhoto } from '../testing/games'
import { textOn } from '../testing/text-on'
import { arrangementOf } from './arrangement-of'
import { isAsSold } from './as-sold'
import { withAllSurfaces } from './new-document'
import { unpaidPages } from './paid-pages'
import { joinPair, pairOf, splitPair } from './pairs'
import { printed } from './printed'
import { shownSurfaces } from './shown-surfaces'

const ids = (surfaces: readonly { id: string }[]) => surfaces.map(({ id }) => id)

/** Three pairs, each with a photo. */
const photos = ['tui', 'kea', 'ruru'].reduce(
  (design, id, at) => withPhoto(memory, design, surfaceAt(design, 'face', at), squarePhoto(id)),
  newGame(memory),
)

function split(design: DesignDocument, at: number): DesignDocument {
  const pair = pairOf(memory, design, surfaceAt(design, 'face', at))
  const added = pair && splitPair(memory, design, pair)
  if (!added) throw new Error('No second card')
  return applyPatch(design, added.patch).document
}

const problem = (design: DesignDocument) =>
  arrangementOf(memory).problem(memory, design, { options: design.options, quantity: 1 })

const pages = (design: DesignDocument, options = design.options) =>
  printed(design, memory, options).map(({ surface, copies }) => [surface.id, copies])

const trims = (design: DesignDocument) =>
  printed(design, memory, design.options).flatMap(({ trims: sizes, copies }) =>
    sizes.flatMap((size) => Array.from({ length: copies }, () => size)),
  )

const isPaid = (design: DesignDocument) =>
  unpaidPages(memory, { options: design.options, units: 1 }, trims(design)) === null

const second = split(photos, 1)
const withWord = applyPatch(second, { put: [textOn('surface:face:2:second')] }).document

describe('a pair of a game', () => {
  it('is one card twice', () => {
    expect(pages(photos)).toEqual([
      ['surface:face', 2],
      ['surface:face:2', 2],
      ['surface:face:3', 2],
      ['surface:back', 1],
    ])
    expect([problem(photos), isPaid(photos)]).toEqual([null, true])
  })

  it('may have two different cards, each printed once, behind each other', () => {
    expect(pages(withWord)).toEqual([
      ['surface:face', 2],
      ['surface:face:2', 1],
      ['surface:face:2:second', 1],
      ['surface:face:3', 2],
      ['surface:back', 1],
    ])
    expect([problem(withWord), isPaid(withWord), isAsSold(memory, withWord)]).toEqual([null, true, true])
  })

  it('says which second card is empty', () => {
    expect(problem(second)).toBe('Nothing is on the second card of Pair 2 yet. Put a photo or a word on it first.')
  })

  it('is one card twice again, with one step back', () => {
    const pair = pairOf(memory, withWord, surfaceAt(withWord, 'face', 2))
    expect([pair?.first.id, pair?.second?.id]).toEqual(['surface:face:2', 'surface:face:2:second'])
    const patch = pair && joinPair(withWord, pair)
    if (!patch) throw new Error('No patch')
    const { document, inverse } = applyPatch(withWord, patch)
    expect(document).toEqual(photos)
    expect(applyPatch(document, inverse).document).toEqual(withWord)
  })

  it('has no third card', () => {
    const pair = pairOf(memory, second, surfaceAt(second, 'face', 1))
    expect(pair && splitPair(memory, second, pair)).toBeNull()
    expect(pairOf(memory, photos, surfaceAt(photos, 'back'))).toBeNull()
  })

  it('has its second card when the options count more pairs, and none of them instead', () => {
    const more = withAllSurfaces(memory, { ...withWord, options: ['pairs-5'] })
    expect(ids(shownSurfaces(memory, more))).toEqual([
      'surface:face',
      'surface:face:2',
      'surface:face:2:second',
      'surface:face:3',
      'surface:face:4',
      'surface:face:5',
      'surface:back',
    ])
    const last = split(more, 5)
    const back = { ...last, options: [] }
    expect(ids(shownSurfaces(memory, back))).not.toContain('surface:face:5:second')
    expect(ids(shownSurfaces(memory, { ...back, options: ['pairs-5'] }))).toContain('surface:face:5:second')
  })
})

describe('a design that was not made by the tool', () => {
  const add = (design: DesignDocument, surface: object) =>
    applyPatch(design, {
      put: [
        { kind: 'surface', id: 'more', part: 'face', order: 'zz', orientation: 'portrait', ...surface },
        textOn('more'),
      ],
    }).document

  it('prints no third card of a pair', () => {
    const more = add(withWord, { pairWith: 'surface:face:2' })
    expect(pages(more)).toEqual(pages(withWord))
    expect(isPaid(more)).toBe(true)
  })

  it('prints no second back, and is not sold with one', () => {
    const more = add(photos, { part: 'back', pairWith: 'surface:back' })
    expect(pages(more)).toEqual(pages(photos))
    expect(isAsSold(memory, more)).toBe(false)
  })

  it('does not pay for one pair by the second card of another one', () => {
    const [, , third] = surfacesOf(photos)
    if (!third) throw new Error('No pair')
    const less = applyPatch(withWord, { put: [{ ...third, pairWith: 'surface:face' }] }).document
    expect(problem(less)).toBe('This design does not fit its product. Open it and add it to the cart again.')
    expect(isPaid(less)).toBe(false)
    const itself = applyPatch(photos, { put: [{ ...third, pairWith: third.id }] }).document
    expect([problem(itself) !== null, isPaid(itself)]).toEqual([true, false])
  })
})
