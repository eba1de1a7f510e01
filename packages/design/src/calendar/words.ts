import type { CalendarSettings } from '../document/settings'
import type { Province } from './anniversaries'
import type { Month } from './days'
import type { Holiday, NationalHoliday } from './holidays'
import { MONTH_NAMES } from './month-names'

export type Language = 'en' | 'mi'

/** The languages of a calendar, the first one first. */
export const languagesOf = ({ language }: Pick<CalendarSettings, 'language'>): readonly Language[] =>
  language === 'both' ? ['mi', 'en'] : [language]

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: MONTH_NAMES,
  mi: [
    'Kohitātea',
    'Huitanguru',
    'Poutūterangi',
    'Paengawhāwhā',
    'Haratua',
    'Pipiri',
    'Hōngongoi',
    'Hereturikōkā',
    'Mahuru',
    'Whiringa-ā-nuku',
    'Whiringa-ā-rangi',
    'Hakihea',
  ],
}

/** From Monday: in full, and short for narrow columns. */
const WEEKDAYS: Readonly<Record<Language, readonly (readonly [full: string, short: string])[]>> = {
  en: [
    ['Monday', 'Mon'],
    ['Tuesday', 'Tue'],
    ['Wednesday', 'Wed'],
    ['Thursday', 'Thu'],
    ['Friday', 'Fri'],
    ['Saturday', 'Sat'],
    ['Sunday', 'Sun'],
  ],
  mi: [
    ['Rāhina', 'Hin'],
    ['Rātū', 'Tū'],
    ['Rāapa', 'Apa'],
    ['Rāpare', 'Par'],
    ['Rāmere', 'Mer'],
    ['Rāhoroi', 'Hor'],
    ['Rātapu', 'Tap'],
  ],
}

const HOLIDAYS: Readonly<Record<NationalHoliday, Readonly<Record<Language, string>>>> = {
  'new-years-day': { en: 'New Year’s Day', mi: 'Te Rā Tau Hou' },
  'day-after-new-years-day': { en: 'Day after New Year’s Day', mi: 'Te Rā i muri i te Tau Hou' },
  'waitangi-day': { en: 'Waitangi Day', mi: 'Te Rā o Waitangi' },
  'good-friday': { en: 'Good Friday', mi: 'Rāmere Tapu' },
  'easter-monday': { en: 'Easter Monday', mi: 'Rāhina o te Aranga' },
  'anzac-day': { en: 'Anzac Day', mi: 'Te Rā o ngā Hōia' },
  'kings-birthday': { en: 'King’s Birthday', mi: 'Te Rā Whānau o te Kīngi' },
  matariki: { en: 'Matariki', mi: 'Matariki' },
  'labour-day': { en: 'Labour Day', mi: 'Te Rā Whakanui i ngā Kaimahi' },
  'christmas-day': { en: 'Christmas Day', mi: 'Te Rā Kirihimete' },
  'boxing-day': { en: 'Boxing Day', mi: 'Te Rā i muri i te Kirihimete' },
}

/** For narrow cells: names whose longest form needs more than two short lines. */
const SHORT_HOLIDAYS: Readonly<Partial<Record<NationalHoliday, Readonly<Record<Language, string>>>>> = {
  'new-years-day': { en: 'New Year', mi: 'Tau Hou' },
  'day-after-new-years-day': { en: 'New Year', mi: 'I muri i te Tau Hou' },
  'waitangi-day': { en: 'Waitangi', mi: 'Waitangi' },
  'anzac-day': { en: 'Anzac', mi: 'Ngā Hōia' },
  'labour-day': { en: 'Labour Day', mi: 'Te Rā o ngā Kaimahi' },
  'christmas-day': { en: 'Christmas', mi: 'Kirihimete' },
  'boxing-day': { en: 'Boxing Day', mi: 'I muri i te Kirihimete' },
}

/** In te reo these names and the word for a moved day are too long together. */
const LONG_MOVED: readonly Holiday['name'][] = ['day-after-new-years-day', 'boxing-day']

const PROVINCES: Readonly<Record<Province, Readonly<Record<Language, string>>>> = {
  northland: { en: 'Northland', mi: 'Te Tai Tokerau' },
  auckland: { en: 'Auckland', mi: 'Tāmaki Makaurau' },
  wellington: { en: 'Wellington', mi: 'Te Whanganui-a-Tara' },
  nelson: { en: 'Nelson', mi: 'Whakatū' },
  taranaki: { en: 'Taranaki', mi: 'Taranaki' },
  otago: { en: 'Otago', mi: 'Ōtākou' },
  southland: { en: 'Southland', mi: 'Murihiku' },
  'south-canterbury': { en: 'South Canterbury', mi: 'Waitaha ki te tonga' },
  'hawkes-bay': { en: 'Hawke’s Bay', mi: 'Te Matau-a-Māui' },
  marlborough: { en: 'Marlborough', mi: 'Wairau' },
  canterbury: { en: 'Canterbury', mi: 'Waitaha' },
  westland: { en: 'Westland', mi: 'Te Tai Poutini' },
  'chatham-islands': { en: 'Chatham Islands', mi: 'Wharekauri' },
}

/** Such as `March`. */
export const monthName = ({ month }: Pick<Month, 'month'>, language: Language): string =>
  MONTHS[language][month - 1] ?? ''

/** A month with its year, in the languages of a calendar. */
export const titleOf = (month: Month, settings: Pick<CalendarSettings, 'language'>): string =>
  `${languagesOf(settings)
    .map((language) => monthName(month, language))
    .join(' · ')} ${month.year}`

/** @param weekday 0 for Monday */
export const weekdayName = (weekday: number, language: Language): string => WEEKDAYS[language][weekday]?.[0] ?? ''

/** @param weekday 0 for Monday */
export const shortWeekday = (weekday: number, language: Language): string => WEEKDAYS[language][weekday]?.[1] ?? ''

function plainName(name: Holiday['name'], language: Language): string {
  if (typeof name === 'string') return HOLIDAYS[name][language]
  const province = PROVINCES[name.anniversary][language]
  return language === 'en' ? `${province} Anniversary Day` : `Te Rā Huritau o ${province}`
}

/** The name of a holiday; of one that is observed on another day with the word for it. */
export function holidayName({ name, isObserved }: Pick<Holiday, 'name' | 'isObserved'>, language: Language): string {
  const plain = plainName(name, language)
  return isObserved ? `${plain} (${language === 'en' ? 'observed' : 'kua nekehia'})` : plain
}

/** The name of a holiday for a narrow cell. Whose anniversary it is, people there know. */
export function shortHolidayName(
  { name, isObserved }: Pick<Holiday, 'name' | 'isObserved'>,
  language: Language,
): string {
  if (typeof name !== 'string') return language === 'en' ? 'Anniversary Day' : 'Te Rā Huritau'
  const plain = (SHORT_HOLIDAYS[name] ?? HOLIDAYS[name])[language]
  if (!isObserved) return plain
  if (language === 'en') return `${plain} observed`
  return LONG_MOVED.includes(name) ? 'Hararei kua nekehia' : `${plain} nekehia`
}
