import { notesIn } from '../../calendar/day-notes'
import { composeMonth, printedDays } from './compose'
import { monthOf } from './month-of'
import type { Months } from './months'

/** Holidays, words and drawing of months. The tool loads it with the first month. */
export const MONTHS: Months = {
  compose: composeMonth,
  describe(item, design) {
    const found = item.data.shows === 'days' ? monthOf(design, item) : null
    if (!found) return ''
    const days = [...notesIn(found.settings, found.month)].sort(([a], [b]) => a - b)
    return days.map(([day, notes]) => `${day} ${notes.map(({ words }) => words).join(' and ')}`).join('; ')
  },
  days: (geometry, item, shape, design) => printedDays({ geometry, item, shape, design }),
}
