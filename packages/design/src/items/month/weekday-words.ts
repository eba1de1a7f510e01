import { languagesOf, shortWeekday, weekdayName } from '../../calendar/words'
import type { CalendarSettings } from '../../document/settings'

/**
 * The words above the columns of a month: in full in all languages if all of them have room, else short, else short in
 * the first language alone.
 *
 * @param weekdays of the columns, 0 for Monday
 * @param widthOf in mm
 */
export function weekdayWords(
  settings: Pick<CalendarSettings, 'language'>,
  weekdays: readonly number[],
  widthOf: (words: string) => number,
  width: number,
): readonly string[] {
  const languages = languagesOf(settings)
  const all = (name: typeof weekdayName, of = languages) =>
    weekdays.map((weekday) => of.map((language) => name(weekday, language)).join(' · '))
  const [full, short, alone] = [all(weekdayName), all(shortWeekday), all(shortWeekday, languages.slice(0, 1))]
  return [full, short].find((words) => words.every((each) => widthOf(each) <= width)) ?? alone
}
