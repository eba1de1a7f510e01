import { describe, expect, it } from 'vitest'
import type { DesignDocument, DesignRecord } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOn } from '../document/records'
import { printDefinition } from '../testing/definitions'
import {
  cardsDefinition as cards,
  framedPhoto,
  memoryDefinition,
  newGame,
  squarePhoto,
  surfaceAt,
} from '../testing/games'
import { plainShape } from '../testing/texts'
import { preflight } from './preflight'

const empty = newGame(memoryDefinition)
const face = surfaceAt(empty, 'face')

const found = (design: DesignDocument, definition = memoryDefinition) =>
  preflight(definition, design, plainShape).filter(({ kind }) => kind === 'thin-border')

const withRecords = (...put: DesignRecord[]) => applyPatch(empty, { put: [squarePhoto('tui'), ...put] }).document

const inset = (mm: number) =>
  framedPhoto(face.id, 'tui', { x: mm, y: mm, width: 60 - 2 * mm, height: 60 - 2 * mm, angle: 0 })

describe('a photo with a border around', () => {
  it.each([1, 2, 3.9])('of %s mm is found, with words that say what to do', (mm) => {
    expect(found(withRecords(inset(mm)))).toMatchObject([
      {
        surface: 'surface:face',
        item: 'item:tui',
        text: expect.stringContaining(
          'The border is narrower than 4 mm, so a cut that is slightly off would show. Fill it to the edge, or leave 4 mm.',
        ),
      },
    ])
  })

  it.each([-3, 4, 9])('of %s mm is fine', (mm) => {
    expect(found(withRecords(inset(mm)))).toEqual([])
  })

  it('at two opposite sides alone is found, at one side it is meant so', () => {
    const frame = { x: 2, y: 12, width: 56, height: 30, angle: 0 }
    expect(found(withRecords(framedPhoto(face.id, 'tui', frame)))).toHaveLength(1)
    expect(found(withRecords(framedPhoto(face.id, 'tui', { ...frame, width: 40 })))).toEqual([])
  })

  it('is extended past the edge by one tap', () => {
    const design = withRecords(inset(2))
    const remedy = found(design)[0]?.remedy
    if (remedy?.kind !== 'patch') throw new Error('No remedy')
    const mended = applyPatch(design, remedy.patch).document
    expect(placedPhotosOn(mended, face)[0]?.frame).toEqual({ x: -3, y: -3, width: 66, height: 66, angle: 0 })
    expect(found(mended)).toEqual([])
  })
})

describe('a layout with a margin', () => {
  const layout = { id: 'rows-1', gapMm: 2, marginMm: 3 }
  const item = { ...framedPhoto(face.id, 'tui', { x: 3, y: 3, width: 54, height: 54, angle: 0 }), slot: 0 }

  it('of 3 mm is found, and filled to the edge by one tap', () => {
    const design = withRecords({ ...face, layout }, item)
    const [finding, ...more] = found(design)
    expect([finding?.item, more]).toEqual([null, []])
    if (finding?.remedy?.kind !== 'patch') throw new Error('No remedy')
    const mended = applyPatch(design, finding.remedy.patch).document
    expect(surfaceAt(mended, 'face').layout).toEqual({ ...layout, marginMm: 0 })
    expect(placedPhotosOn(mended, face)[0]?.frame).toEqual({ x: -3, y: -3, width: 66, height: 66, angle: 0 })
    expect(found(mended)).toEqual([])
  })

  it('of 4 mm, or to the edge, is fine', () => {
    for (const marginMm of [0, 4]) {
      const moved = { ...item, frame: { x: marginMm, y: marginMm, width: 60, height: 60, angle: 0 } }
      expect(found(withRecords({ ...face, layout: { ...layout, marginMm } }, moved))).toEqual([])
    }
  })

  it('that is printed once more upside down has its border on all sides', () => {
    const deck = newGame(cards, 'backs')
    const back = { ...surfaceAt(deck, 'back'), layout: { id: 'both-ways', gapMm: 0, marginMm: 2 } }
    const design = applyPatch(deck, { put: [back] }).document
    expect(found(design, cards)).toHaveLength(1)
  })
})

it('a print may have a border of any width', () => {
  const print = newGame(printDefinition, 'size-10x15')
  const surface = surfaceAt(print, 'front')
  const photo = framedPhoto(surface.id, 'tui', { x: 2, y: 2, width: 96, height: 146, angle: 0 })
  const design = applyPatch(print, {
    put: [squarePhoto('tui'), { ...surface, orientation: 'portrait' }, photo],
  }).document
  expect(found(design, printDefinition)).toEqual([])
})
