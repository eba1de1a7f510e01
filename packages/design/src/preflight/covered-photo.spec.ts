import { describe, expect, it } from 'vitest'
import { placePhoto } from '../arrangement/place-photo'
import { fillDesign } from '../autofill/fill-design'
import type { CropBox, DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOf, surfaceOf } from '../document/records'
import { MONTHS } from '../items/month/month-engine'
import type { ProductDefinition } from '../product/definition'
import { calendarDefinition } from '../testing/calendar'
import { cardsDefinition, newGame } from '../testing/games'
import { newCalendar } from '../testing/new-designs'
import { photoSet } from '../testing/photo-set'
import { plainShape } from '../testing/texts'
import { preflight } from './preflight'

const QUIET = { label: 'Hanger', y: 0 }

/** The calendar of A4, of which each page has these areas that something covers. */
const calendarWith = (...quiet: ProductDefinition['parts'][number]['quiet']): ProductDefinition => ({
  ...calendarDefinition,
  effects: calendarDefinition.effects.map((effect) =>
    effect.option === 'size-a4'
      ? { ...effect, part: { ...effect.part, '*': { ...effect.part?.['*'], quiet } } }
      : effect,
  ),
})
const calendar = () => newCalendar()

/** A deck whose rank and suit stand in two corners. */
const deck: ProductDefinition = {
  ...cardsDefinition,
  parts: cardsDefinition.parts.map((part) =>
    part.id === 'face'
      ? {
          ...part,
          quiet: [
            { label: 'Rank and suit', x: 0, y: 0, width: 0.1905, height: 0.2727 },
            { label: 'Rank and suit', x: 0.8095, y: 0.7273, width: 0.1905, height: 0.2727 },
          ],
        }
      : part,
  ),
}

/** What is said of covered photos, without the names of the pages. */
const coveredIn = (definition: ProductDefinition, design: DesignDocument) =>
  preflight(definition, design, plainShape, { months: MONTHS })
    .filter(({ kind }) => kind === 'photo-covered')
    .map(({ text }) => text.replace(/^.*: (?=\w[\w ]*: part)/, ''))

describe('a design that fills itself', () => {
  const filledWith = (definition: ProductDefinition, empty: DesignDocument, density: 'airy' | 'normal') => {
    const { photos } = photoSet(3, 80)
    const design = applyPatch(empty, { put: photos }).document
    return applyPatch(design, fillDesign(definition, design, { density }) ?? {}).document
  }

  it('as a deck covers what no photo shows', () => {
    const design = filledWith(deck, newGame(deck), 'normal')
    expect(placedPhotosOf(design).length).toBeGreaterThan(54)
    expect(coveredIn(deck, design)).toEqual([])
  })

  it('as a calendar covers what no photo shows', () => {
    const hung = calendarWith(
      { label: 'Wire binding', x: 0, y: 0, width: 1, height: 11 / 297 },
      { label: 'Hanger', x: 85 / 210, y: 11 / 297, width: 40 / 210, height: 7 / 297 },
    )
    for (const density of ['airy', 'normal'] as const) {
      const design = filledWith(hung, calendar(), density)
      expect(placedPhotosOf(design).length).toBeGreaterThan(11)
      expect(coveredIn(hung, design)).toEqual([])
    }
  })
})

describe('the face of a card', () => {
  /** A photo of the shape of the card with its bleed, 69 × 94 mm, on the ace of spades. */
  const onAce = (subject: CropBox) => {
    const design = newGame(deck)
    const ace = surfaceOf(design, 'surface:face')
    if (!ace) throw new Error('There is an ace')
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx: 1380, heightPx: 1880 } as const
    const placed = applyPatch(design, placePhoto(deck, design, ace, photo)).document
    return coveredIn(deck, applyPatch(placed, { put: [{ ...photo, subject }] }).document)
  }

  it('under rank and suit is found', () => {
    const said = ['Rank and suit: part of kea.jpg is covered here. Move the photo if it matters.']
    expect(onAce({ x: 0.02, y: 0.04, width: 0.3, height: 0.22 })).toEqual(said)
    expect(onAce({ x: 0.66, y: 0.72, width: 0.3, height: 0.22 })).toEqual(said)
  })

  it('that fills the card is not, nor one in the middle or in another corner', () => {
    expect(onAce({ x: 0, y: 0.1, width: 1, height: 0.73 })).toEqual([])
    expect(onAce({ x: 0.2, y: 0.25, width: 0.6, height: 0.44 })).toEqual([])
    expect(onAce({ x: 0.66, y: 0.04, width: 0.3, height: 0.22 })).toEqual([])
  })
})

describe('on the page of a month', () => {
  /** A photo of the whole upper half of February, which is shown from 3 mm above the edge. */
  const february = (subject: CropBox, quiet: { x: number; y?: number; width: number; height: number }) => {
    const definition = calendarWith({ ...QUIET, ...quiet })
    const design = calendar()
    const page = surfaceOf(design, 'surface:month:2')
    if (!page) throw new Error('There is a page')
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx: 2160, heightPx: 1515 } as const
    const placed = applyPatch(design, placePhoto(definition, design, page, photo)).document
    return { definition, design: applyPatch(placed, { put: [{ ...photo, subject }] }).document }
  }
  const covered = (...of: Parameters<typeof february>) => {
    const { definition, design } = february(...of)
    return coveredIn(definition, design)
  }
  const HANGER = { x: 85 / 210, width: 40 / 210, height: 18 / 297 }
  const LOWER = { ...HANGER, y: 60 / 297 }
  const said = ['Hanger: part of kea.jpg is covered here. Move the photo if it matters.']

  it('what the hanger covers, or goes right through, is named', () => {
    expect(covered({ x: 0.45, y: 0.02, width: 0.1, height: 0.1 }, HANGER)).toEqual(said)
    // A ninth of its core is covered, in the very middle.
    expect(covered({ x: 0.2, y: 0.02, width: 0.6, height: 0.9 }, LOWER)).toEqual(said)
  })

  it('what is beside the hanger is free, and so is what only begins at it', () => {
    expect(covered({ x: 0.05, y: 0.02, width: 0.2, height: 0.6 }, HANGER)).toEqual([])
    expect(covered({ x: 0.3, y: 0.2, width: 0.4, height: 0.6 }, HANGER)).toEqual([])
    expect(covered({ x: 0.3, y: 0.02, width: 0.4, height: 0.6 }, HANGER)).toEqual([])
  })

  it('a photo that was moved under the days is named, unless it lies over them', () => {
    const { definition, design } = february({ x: 0.3, y: 0.3, width: 0.4, height: 0.4 }, HANGER)
    const [item] = placedPhotosOf(design)
    if (!item?.frame) throw new Error('There is a photo')
    const { slot: _, ...free } = item
    const at = { ...free, frame: { ...item.frame, y: 140 } }
    const findingsAt = (order: string) =>
      coveredIn(definition, applyPatch(design, { put: [{ ...at, order }] }).document)
    expect(findingsAt('Zz')).toEqual(['Days: part of kea.jpg is covered here. Move the photo if it matters.'])
    expect(findingsAt('a9')).toEqual([])
  })
})
