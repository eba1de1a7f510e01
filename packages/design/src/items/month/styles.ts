import type { Colour } from '../../geometry/display-list'
import type { MonthStyleId } from './fonts'

export interface MonthStyle {
  /** What a shopper calls it, and what it looks like. */
  label: string
  detail: string
  ink: Colour
  /** Of the days of the months beside it. */
  faint: Colour
  /** Of holidays and Sundays. */
  accent: Colour
  line: { colour: Colour; widthMm: number }
  lines: 'grid' | 'rows' | 'none'
  /** Behind the weekdays; null for none. */
  band: Colour | null
  /** Behind Saturdays and Sundays; null for none. */
  weekend: Colour | null
  titleAlign: 'left' | 'centre'
  /** How much larger weekdays and words are set: a running hand is small at the same height. */
  letters: number
}

export const STYLES: Readonly<Record<MonthStyleId, MonthStyle>> = {
  classic: {
    label: 'Classic',
    detail: 'Book letters in a fine grid',
    ink: '#1d2420',
    faint: '#a9b0ac',
    accent: '#a3283a',
    line: { colour: '#b4bbb7', widthMm: 0.2 },
    lines: 'grid',
    band: null,
    weekend: null,
    titleAlign: 'centre',
    letters: 1,
  },
  modern: {
    label: 'Modern',
    detail: 'Plain letters, a line below each week',
    ink: '#1d2420',
    faint: '#a9b0ac',
    accent: '#1f6f54',
    line: { colour: '#1d2420', widthMm: 0.25 },
    lines: 'rows',
    band: null,
    weekend: null,
    titleAlign: 'left',
    letters: 1,
  },
  handwritten: {
    label: 'Handwritten',
    detail: 'Handwriting without lines',
    ink: '#3a2f2a',
    faint: '#b9aea6',
    accent: '#8a4b2a',
    line: { colour: '#d9cdc2', widthMm: 0.3 },
    lines: 'none',
    band: null,
    weekend: '#f8f1e8',
    titleAlign: 'centre',
    letters: 1.35,
  },
  bold: {
    label: 'Bold',
    detail: 'Heavy letters and a dark band',
    ink: '#14181f',
    faint: '#a7adb6',
    accent: '#b4431f',
    line: { colour: '#ccd1d8', widthMm: 0.3 },
    lines: 'grid',
    band: '#14365c',
    weekend: '#f0f3f6',
    titleAlign: 'left',
    letters: 1,
  },
}
