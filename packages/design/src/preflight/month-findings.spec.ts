import { describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import type { OwnDate } from '../document/settings'
import { MONTHS } from '../items/month/month-engine'
import { calendarDefinition } from '../testing/calendar'
import { newCalendar } from '../testing/new-designs'
import { plainShape } from '../testing/texts'
import { preflight } from './preflight'

const calendar = (...dates: OwnDate[]): DesignDocument => newCalendar({ dates })
/** The findings of a kind without the name of the page. */
const found = (design: DesignDocument, kind: string) =>
  preflight(calendarDefinition, design, plainShape, { months: MONTHS })
    .filter((finding) => finding.kind === kind)
    .map(({ surface, text }) => [surface, text.replace(/^[^:]+: (?=The|aroha|“)/, '')])
const on = (month: number, day: number, words: string, changes: Partial<OwnDate> = {}): OwnDate => ({
  month,
  day,
  words,
  ...changes,
})

describe('days with more words than two lines', () => {
  it('are named by page', () => {
    const three = [2, 3, 21].flatMap((day) => ['One', 'Two', 'Three'].map((words) => on(5, day, words)))
    expect(found(calendar(...three, on(12, 1, 'Two'), on(12, 1, 'Lines')), 'full-day')).toEqual([
      [
        'surface:month:5',
        'The words of the 2nd, 3rd and 21st do not all fit in their cells. Shorten them, or remove some.',
      ],
    ])
  })

  it('of which one is too long alone are found too', () => {
    const long = on(11, 12, 'Grandmother Philippa’s 80th birthday')
    expect(found(calendar(long), 'full-day')).toEqual([])
    const longer = { ...long, words: 'A wwwwwwwwwwwwwwwww word' }
    expect(found(calendar(longer), 'full-day')).toEqual([
      ['surface:month:11', 'The words of the 12th do not all fit in its cell. Shorten them, or remove some.'],
    ])
  })

  it('are none of a calendar with holidays alone', () => {
    expect(found(calendar(), 'full-day')).toEqual([])
  })
})

it('signs that no font has are named with the words', () => {
  expect(found(calendar(on(4, 9, 'Aroha #1')), 'unprinted')).toEqual([
    ['surface:month:4', '“Aroha #1”: This font has no #, so we can’t print it. Choose another font or other words.'],
  ])
})

describe('the photo of a day', () => {
  const withPhoto = (widthPx: number, heightPx: number) => {
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'aroha.jpg', widthPx, heightPx } as const
    return applyPatch(calendar(on(3, 22, 'Aroha', { photo: 'p' })), { put: [photo] }).document
  }

  it('with too few pixels for its cell comes out blurry', () => {
    // The cell is 27 mm wide: 66 pixels are 61 ppi, of which 60 are enough.
    expect(found(withPhoto(66, 66), 'blurry')).toEqual([])
    expect(found(withPhoto(60, 60), 'blurry')).toEqual([
      ['surface:month:3', 'aroha.jpg comes out blurry in the cell of the 22nd.'],
    ])
  })
})

describe('a page without its days', () => {
  it('says so, and brings them back', () => {
    const design = calendar()
    const gone = applyPatch(design, { remove: ['start:month:2:month', 'start:cover:month'] }).document
    const findings = preflight(calendarDefinition, gone, plainShape, { months: MONTHS })
    expect(findings.filter(({ kind }) => kind === 'no-days').map(({ text }) => text.replace(/^[^:]+: /, ''))).toEqual([
      'The year is missing.',
      'The days are missing.',
    ])
    const patches = findings.flatMap(({ kind, remedy }) =>
      kind === 'no-days' && remedy?.kind === 'patch' ? [remedy.patch] : [],
    )
    expect(patches.reduce((all, patch) => applyPatch(all, patch).document, gone)).toEqual(design)
  })
})
