import type { Month } from './days'

/** In English. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** What the shop calls a month: `March 2027`. */
export const monthTitle = ({ year, month }: Month): string => `${MONTH_NAMES[month - 1] ?? ''} ${year}`
