import type { FontId } from '../../text/fonts'

export const MONTH_STYLES = ['classic', 'modern', 'handwritten', 'bold'] as const

export type MonthStyleId = (typeof MONTH_STYLES)[number]

export interface MonthFonts {
  /** Of the name of the month. */
  title: FontId
  /** Of the numbers and weekdays. */
  days: FontId
  /** Of the words on a day. */
  notes: FontId
}

export const MONTH_FONTS: Readonly<Record<MonthStyleId, MonthFonts>> = {
  classic: { title: 'lora', days: 'lora', notes: 'figtree' },
  modern: { title: 'figtree', days: 'figtree', notes: 'figtree' },
  handwritten: { title: 'parisienne', days: 'caveat', notes: 'caveat' },
  bold: { title: 'abril-fatface', days: 'oswald', notes: 'oswald' },
}
