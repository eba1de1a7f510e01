import { describe, expect, test } from 'vitest'
import { allPrinted } from '../arrangement/printed'
import { composeSurface, pagesOf } from '../compose/compose'
import { applyPatch } from '../document/patch'
import { placedPhotosOn } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { cardsDefinition as cards, newGame, squarePhoto, surfaceAt, withPhoto } from '../testing/games'
import { chooseLayout } from './choose-layout'
import { isBothWays, layoutOf, layoutsFor } from './layouts'
import { layoutSlots } from './slots'

const layout = { id: 'both-ways', gapMm: 0, marginMm: 0 }
const [face, back] = cards.parts
if (!face || !back) throw new Error('No parts')

const empty = newGame(cards, 'backs')
const geometry = geometryOn(cards, empty, surfaceAt(empty, 'back'))

describe('the layout that reads both ways up', () => {
  test('is offered for a back, before the others, and for no other part', () => {
    expect(layoutsFor(back, 1).map(({ id }) => id)).toEqual(['both-ways', 'rows-1'])
    expect(layoutsFor(face, 1).map(({ id }) => id)).toEqual(['rows-1'])
    expect(layoutsFor(back, 2).map(({ id }) => id)).toEqual(layoutsFor(face, 2).map(({ id }) => id))
    expect([
      layoutOf('both-ways')?.photos,
      isBothWays(layout),
      isBothWays({ id: 'rows-1' }),
      isBothWays(undefined),
    ]).toEqual([1, true, false, false])
  })

  test('has one place, on the upper half, to the bleed or inside a margin', () => {
    expect(layoutSlots(layout, geometry)).toEqual([{ x: -3, y: -3, width: 69, height: 47 }])
    expect(layoutSlots({ ...layout, gapMm: 2, marginMm: 5 }, geometry)).toEqual([{ x: 5, y: 5, width: 53, height: 38 }])
  })

  test('shows and prints its photo once more, upside down', () => {
    const photo = withPhoto(cards, empty, surfaceAt(empty, 'back'), squarePhoto('tui'))
    const patch = chooseLayout(photo, surfaceAt(photo, 'back'), geometry, layout, [])
    const design = applyPatch(photo, patch).document
    expect(placedPhotosOn(design, surfaceAt(design, 'back'))).toMatchObject([
      { slot: 0, frame: { x: -3, y: -3, width: 69, height: 47 } },
    ])
    const shown = composeSurface(cards, design, surfaceAt(design, 'back')).list
    const [upright, turned, ...more] = shown
    expect([upright?.kind, more]).toEqual(['group', []])
    expect(turned).toEqual({ kind: 'group', transform: [-1, 0, 0, -1, 63, 88], children: [upright] })
    expect(pagesOf(design, allPrinted(design, cards))[0]?.list).toEqual(shown)
  })
})
