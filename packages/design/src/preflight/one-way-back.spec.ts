import { describe, expect, it } from 'vitest'
import type { Background } from '../background/background-data'
import { type DesignDocument, type DesignRecord, designDocument, type PlacedShape } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOn } from '../document/records'
import { cardsDefinition as cards, framedPhoto, newGame, squarePhoto, surfaceAt, withPhoto } from '../testing/games'
import { textOn } from '../testing/text-on'
import { plainShape } from '../testing/texts'
import { preflight } from './preflight'

const empty = newGame(cards, 'backs')
const back = surfaceAt(empty, 'back')

const found = (design: DesignDocument) => preflight(cards, design, plainShape).filter(({ kind }) => kind === 'one-way')

const withItems = (...put: DesignRecord[]): DesignDocument =>
  applyPatch(empty, { put: [squarePhoto('tui'), ...put] }).document

const withGround = (background: Background): DesignDocument => withItems({ ...back, background })

const pattern = (name: 'dots' | 'stars'): Background => ({
  kind: 'pattern',
  pattern: name,
  colours: ['#ffffff', '#14365c'],
  repeats: 9,
})

const shape = (id: string, kind: PlacedShape['data']['shape'], frame: Omit<PlacedShape['frame'], 'angle'>, angle = 0) =>
  ({
    kind: 'item',
    id,
    surface: back.id,
    order: 'a1',
    frame: { ...frame, angle },
    type: 'shape',
    data: { shape: kind, fill: '#14365c' },
  }) as const

const MIDDLE = { x: 21.5, y: 34, width: 20, height: 20 }

describe('a back with one photo', () => {
  const photo = withPhoto(cards, empty, back, squarePhoto('tui'))

  it('is found, with words that say what to do', () => {
    expect(found(photo)).toMatchObject([
      {
        surface: 'surface:back',
        item: null,
        text: 'This back looks different upside down, so a turned card stands out. Print it head to tail, or choose an even pattern.',
      },
    ])
  })

  it('is printed head to tail by one tap, and by one step back as it was', () => {
    const remedy = found(photo)[0]?.remedy
    if (remedy?.kind !== 'patch') throw new Error('No remedy')
    expect(remedy.label).toBe('Print it head to tail')
    const { document, inverse } = applyPatch(photo, remedy.patch)
    expect(found(document)).toEqual([])
    expect(surfaceAt(document, 'back').layout).toEqual({ id: 'both-ways', gapMm: 0, marginMm: 0 })
    expect(placedPhotosOn(document, back)).toMatchObject([
      { slot: 0, frame: { x: -3, y: -3, width: 69, height: 47, angle: 0 }, data: { photo: 'tui' } },
    ])
    expect(designDocument.safeParse(document).success).toBe(true)
    expect(applyPatch(document, inverse).document).toEqual(photo)
  })

  it('that is nearly the same upside down is fine, if its middle is in the middle', () => {
    // Each half of the bits is the other one, turned and changed.
    const even = '0f1e3c78e1c3870f'
    const same = withPhoto(cards, empty, back, squarePhoto('tui', even))
    expect(found(same)).toEqual([])
    const [item] = placedPhotosOn(same, back)
    if (!item) throw new Error('No photo')
    const crop = { ...item.data.crop, x: 0 }
    expect(found(applyPatch(same, { put: [{ ...item, data: { ...item.data, crop } }] }).document)).toHaveLength(1)
  })
})

describe('a back without a photo', () => {
  it.each([
    ['nothing', withItems()],
    ['a plain colour', withGround({ kind: 'colour', colour: '#14365c' })],
    ['dots', withGround(pattern('dots'))],
    ['a square in the middle', withItems(shape('a', 'rect', MIDDLE))],
    [
      'two stars, of which one is upside down',
      withItems(shape('a', 'star', { ...MIDDLE, y: 10 }), shape('b', 'star', { ...MIDDLE, y: 58 }, 180)),
    ],
  ])('but with %s is the same both ways up', (_, design) => {
    expect(found(design)).toEqual([])
  })

  it.each([
    ['stars', withGround(pattern('stars'))],
    ['one star in the middle', withItems(shape('a', 'star', MIDDLE))],
    ['a square that is not in the middle', withItems(shape('a', 'rect', { ...MIDDLE, y: 20 }))],
    ['a word', withItems(textOn(back.id))],
  ])('but with %s is found, without a remedy', (_, design) => {
    expect(found(design)).toMatchObject([{ item: null, remedy: null }])
  })
})

describe('a back with a photo twice', () => {
  const top = { x: 10, y: 8, width: 30, height: 30 }
  const under = { x: 23, y: 50, width: 30, height: 30 }
  const one = framedPhoto(back.id, 'tui', { ...top, angle: 20 })

  it('the second one upside down, is the same both ways up', () => {
    const two = { ...framedPhoto(back.id, 'tui', { ...under, angle: 200 }), id: 'two' }
    expect(found(withItems(one, two))).toEqual([])
    const turns = { ...two, frame: { ...under, angle: 20 }, data: { ...two.data, turns: 2 as const } }
    expect(found(withItems(one, turns))).toEqual([])
  })

  it.each([
    ['upright both', { frame: { ...under, angle: 20 } }],
    ['at another place', { frame: { ...under, x: 20, angle: 200 } }],
    ['with another outline', { frame: { ...under, angle: 200 }, data: { ...one.data, mask: 'ellipse' as const } }],
  ])('%s, is found', (_, change) => {
    expect(found(withItems(one, { ...one, id: 'two', ...change }))).toHaveLength(1)
  })
})

describe('a back that is printed once more upside down', () => {
  const layout = { id: 'both-ways', gapMm: 0, marginMm: 0 }

  it('is the same both ways up with words on one half, and says which ones lie over their copy', () => {
    const above = { ...textOn(back.id), frame: { x: 10, y: 10, width: 40, height: 10, angle: 0 } } as DesignRecord
    expect(found(withItems({ ...back, layout }, above))).toEqual([])
    const across = { ...textOn(back.id), frame: { x: 10, y: 39, width: 43, height: 10, angle: 0 } } as DesignRecord
    expect(found(withItems({ ...back, layout }, across))).toMatchObject([
      {
        item: `text:${back.id}`,
        text: 'This covers its own copy, which is printed upside down. Move it to one half of the back.',
      },
    ])
  })
})

it('a face may be upright', () => {
  const deck = newGame(cards)
  expect(found(withPhoto(cards, deck, surfaceAt(deck, 'face'), squarePhoto('tui')))).toEqual([])
})
