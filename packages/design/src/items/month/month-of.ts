import { CALENDAR_MONTHS, type Month, monthAfter } from '../../calendar/days'
import type { DesignDocument, PlacedMonth } from '../../document/document'
import { placeOf, surfaceOf } from '../../document/records'
import type { CalendarSettings } from '../../document/settings'

type Design = Pick<DesignDocument, 'records' | 'settings'>

/** The month of a surface with its calendar's settings; null in a design without them. */
export function monthOf(
  design: Design,
  { surface }: Pick<PlacedMonth, 'surface'>,
): { month: Month; settings: CalendarSettings } | null {
  const { settings } = design
  const on = surfaceOf(design, surface)
  if (!settings || !on) return null
  return { month: monthAfter(settings.firstMonth, placeOf(design, on)), settings }
}

/** The years of a calendar: `2027`, or `2027–2028` where it begins in another month than January. */
export function yearsOf({ firstMonth }: Pick<CalendarSettings, 'firstMonth'>): string {
  const [first, last] = [monthAfter(firstMonth, 0).year, monthAfter(firstMonth, CALENDAR_MONTHS - 1).year]
  return first === last ? String(first) : `${first}–${last}`
}
