import { addDates as add, changeDate as change, removeDate as remove } from '@kea/design/calendar/date-list'
import { monthAfter } from '@kea/design/calendar/days'
import { monthTitle } from '@kea/design/calendar/month-names'
import { nextYear } from '@kea/design/calendar/next-year'
import type { CalendarSettings, OwnDate } from '@kea/design/document/settings'
import type { Command } from './command'

/** Changes what a calendar says as a whole. */
const setting = (
  id: string,
  label: string,
  announce: string,
  edit: (settings: CalendarSettings) => CalendarSettings,
): Command => ({
  id,
  label,
  shortcuts: [],
  isEnabled: ({ design }) => design.settings?.kind === 'calendar',
  run: ({ design: { settings } }) => (settings ? { patch: { settings: edit(settings) } } : null),
  announce,
})

/** @param firstMonth as `2027-07` */
export const setFirstMonth = (firstMonth: string): Command =>
  setting('first-month', 'First month', `Begins in ${monthTitle(monthAfter(firstMonth, 0))}`, (settings) => ({
    ...settings,
    firstMonth,
  }))

export const setHolidays = (holidays: boolean): Command =>
  setting('holidays', 'Public holidays', holidays ? 'Holidays are printed' : 'No holidays are printed', (settings) => ({
    ...settings,
    holidays,
  }))

/** @param name what people call the region */
export const setRegion = (region: CalendarSettings['region'], name: string): Command =>
  setting('region', 'Region', `${name} chosen`, (settings) => ({ ...settings, region }))

/** @param name what people call the language */
export const setLanguage = (language: CalendarSettings['language'], name: string): Command =>
  setting('language', 'Language', `${name} chosen`, (settings) => ({ ...settings, language }))

export const addDates = (dates: readonly OwnDate[]): Command =>
  setting('add-dates', 'Add dates', dates.length === 1 ? 'Date added' : `${dates.length} dates added`, (settings) =>
    add(settings, dates),
  )

/** @param at its place in the list */
export const changeDate = (at: number, date: OwnDate): Command =>
  setting('change-date', 'Change the date', 'Date changed', (settings) => change(settings, at, date))

/** @param at its place in the list */
export const removeDate = (at: number, { words }: OwnDate): Command =>
  setting('remove-date', `Remove ${words}`, `${words} removed. Undo brings it back`, (settings) => remove(settings, at))

/** Moves the months on, in place of those that are over. @param today as `2026-11` */
export const moveOn = (today: string): Command =>
  setting(
    'next-year',
    'Next year’s calendar',
    'This is next year’s calendar',
    (settings) => nextYear(settings, today).settings,
  )
