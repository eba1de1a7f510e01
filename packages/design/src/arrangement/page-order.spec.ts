import { describe, expect, it } from 'vitest'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { cardsDefinition, memoryDefinition, newGame } from '../testing/games'
import { textOn } from '../testing/text-on'
import { unpaidPages } from './paid-pages'
import { printed } from './printed'

/** A deck of three cards, each with its back behind it. */
const backed: ProductDefinition = {
  ...cardsDefinition,
  arrangement: {
    kind: 'pages',
    sequence: [
      { part: 'face', count: 3, backedBy: 'back' },
      { part: 'back', count: 1 },
    ],
    move: 'photos',
  },
}

const pages = (definition: ProductDefinition, ...options: string[]) => {
  const design = newGame(definition, ...options)
  const whole = applyPatch(design, { put: surfacesOf(design).map(({ id }) => textOn(id)) }).document
  return printed(whole, definition, options)
}

const named = (definition: ProductDefinition, ...options: string[]) =>
  pages(definition, ...options).map(({ surface, copies }) => `${copies} × ${surface.id.slice('surface:'.length)}`)

const paid = (definition: ProductDefinition, count: number, ...options: string[]) =>
  unpaidPages(
    definition,
    { options, units: 1 },
    Array.from({ length: count }, () => ({ width: 63, height: 88 })),
  ) === null

describe('the pages of a deck', () => {
  it('are all faces, then one back', () => {
    const all = named(cardsDefinition)
    expect([all.length, all[0], all[53], all[54]]).toEqual([55, '1 × face', '1 × face:54', '1 × back'])
    expect([paid(cardsDefinition, 55), paid(cardsDefinition, 54), paid(cardsDefinition, 108)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('are the back alone where the faces are those of the workshop', () => {
    expect(named(cardsDefinition, 'backs')).toEqual(['1 × back'])
    expect([paid(cardsDefinition, 1, 'backs'), paid(cardsDefinition, 55, 'backs')]).toEqual([true, false])
  })

  it('are face, back, face, back where the product says so', () => {
    expect(named(backed)).toEqual(['1 × face', '1 × back', '1 × face:2', '1 × back', '1 × face:3', '1 × back'])
    expect([paid(backed, 6), paid(backed, 4)]).toEqual([true, false])
    expect(named(backed, 'backs')).toEqual(['1 × back'])
    expect(paid(backed, 1, 'backs')).toBe(true)
  })

  it('of a game of pairs have a back behind both cards of a pair', () => {
    const { arrangement } = memoryDefinition
    if (arrangement.kind !== 'pages') throw new Error('No pages')
    const [face, back] = arrangement.sequence
    if (!face || !back) throw new Error('No rows')
    const sequence = [{ ...face, count: 1, backedBy: 'back' }, back]
    expect(named({ ...memoryDefinition, arrangement: { ...arrangement, sequence } })).toEqual([
      '1 × face',
      '1 × back',
      '1 × face',
      '1 × back',
    ])
  })
})
