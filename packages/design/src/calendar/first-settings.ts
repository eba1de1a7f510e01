import type { CalendarSettings } from '../document/settings'

/**
 * What a new calendar starts with: it begins with the next January.
 *
 * @param today as `2026-11-27`
 */
export const firstSettings = (today: string): CalendarSettings => ({
  kind: 'calendar',
  firstMonth: `${Number(today.slice(0, 4)) + 1}-01`,
  holidays: true,
  region: null,
  language: 'en',
  dates: [],
})
