import { describe, expect, it } from 'vitest'
import { mugDefinition } from '../testing/definitions'
import { cardsDefinition, memoryDefinition } from '../testing/games'
import { cardIndex } from './card-index'
import type { PathPrimitive, Primitive } from './display-list'
import { composeOverlays, hasCardIndex } from './overlays'
import { pathCommands } from './path'

const [part] = cardsDefinition.parts
if (!part) throw new Error('No part')
const ZONE = { kind: 'card-index', widthMm: 12, heightMm: 24 } as const
const face = { width: 63, height: 88 }

const pathsOf = (list: readonly Primitive[]): PathPrimitive[] =>
  list.flatMap((entry) => (entry.kind === 'group' ? pathsOf(entry.children) : entry.kind === 'path' ? [entry] : []))

function cornersOf(place: number) {
  const drawn = cardIndex(ZONE, part as NonNullable<typeof part>, face, place)
  if (drawn.kind !== 'group') throw new Error('No group')
  const [upright, turned] = drawn.children
  if (upright?.kind !== 'group' || turned?.kind !== 'group') throw new Error('No corners')
  return { upright, turned }
}

const colours = (list: readonly Primitive[]) => [
  ...new Set(pathsOf(list).flatMap(({ fill, stroke }) => [fill, stroke?.colour].filter(Boolean))),
]

describe('rank and suit', () => {
  it.each(Array.from({ length: 54 }, (_, place) => place))(
    'of card %i stay in their corner, away from the edge',
    (place) => {
      const { upright } = cornersOf(place)
      for (const { path, stroke } of pathsOf(upright.children)) {
        // A line has half of its width on each side. The white around a drawing may reach 0.8 mm further.
        const half = stroke?.colour === '#ffffff' ? (stroke.widthMm ?? 0) / 2 - 0.8 : (stroke?.widthMm ?? 0) / 2
        for (const { x, y } of pathCommands(path).flatMap(({ points }) => points)) {
          expect(x - half).toBeGreaterThanOrEqual(4 - 0.01)
          expect(y - half).toBeGreaterThanOrEqual(4 - 0.01)
          expect(x + half).toBeLessThanOrEqual(12)
          expect(y + half).toBeLessThanOrEqual(24)
        }
      }
    },
  )

  it('are in two opposite corners, the second upside down', () => {
    const { upright, turned } = cornersOf(7)
    expect(upright.transform).toBeUndefined()
    expect(turned.transform).toEqual([-1, 0, 0, -1, 63, 88])
    expect(turned.children).toEqual(upright.children)
  })

  it('are black or red with white around, the second joker black', () => {
    const inks = (place: number) => colours(cornersOf(place).upright.children)
    expect(inks(0)).toEqual(['#ffffff', '#16211b'])
    expect(inks(13)).toEqual(['#ffffff', '#c1121f'])
    expect(inks(26)).toEqual(['#ffffff', '#c1121f'])
    expect(inks(39)).toEqual(['#ffffff', '#16211b'])
    expect([inks(52), inks(53)]).toEqual([
      ['#ffffff', '#c1121f'],
      ['#ffffff', '#16211b'],
    ])
  })

  it('are other ones on each card', () => {
    const all = Array.from({ length: 54 }, (_, place) => JSON.stringify(cornersOf(place)))
    expect(new Set(all).size).toBe(54)
  })

  it('are printed as they are shown', () => {
    const shown = composeOverlays(part, face, { on: 'screen', place: 4, cards: () => cardIndex })
    expect(shown).toHaveLength(1)
    expect(composeOverlays(part, face, { on: 'print', place: 4, cards: () => cardIndex })).toEqual(shown)
    expect(composeOverlays(part, face, { on: 'print', place: 5, cards: () => cardIndex })).not.toEqual(shown)
    // Nothing stands for them while their code loads.
    expect(composeOverlays(part, face, { on: 'screen', place: 4, cards: () => null })).toEqual([
      { kind: 'group', children: [] },
    ])
  })

  it('are asked for by a deck of cards, and not by other products', () => {
    expect([cardsDefinition, memoryDefinition, mugDefinition].map(hasCardIndex)).toEqual([true, false, false])
  })
})
