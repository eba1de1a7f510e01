import { keyAfter } from '@kea/design/calendar/month-key'
import { isoDate } from '@kea/shared/dates'
import ICAL from 'ical.js'
import { endCounted } from './counted-rule'
import type { FileBlock } from './file-blocks'
import { type FileDate, isBirthYear, type Months, shortWords } from './file-date'
import { nearStart } from './near-start'
import { endWith } from './rule-end'

/** Days of one event that are looked at, with those before the calendar begins. */
const STEPS_MAX = 20_000

/** What repeats within a day is no date of a calendar. */
const OFTEN = new Set(['SECONDLY', 'MINUTELY', 'HOURLY'])

const BIRTHDAY = /birthday|\bb-?day\b|\bborn\b|huri ?t[aā]u/i

/** The days of the calendar, as `2027-07-01`. */
const bounds = ({ first, last }: Months) => ({ from: `${first}-01`, to: `${last}-31` })

/** The date as it is written. Only a time of the world (`Z`) has none of its own: it is the day in New Zealand. */
function dayOf(time: ICAL.Time): string {
  if (time.zone === ICAL.Timezone.utcTimezone && !time.isDate) return isoDate(time.toJSDate().getTime())
  const [year, month, day] = [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0'))
  return `${year?.padStart(4, '0')}-${month}-${day}`
}

const has = ({ lines }: FileBlock, name: string): boolean => lines.some((line) => line.toUpperCase().startsWith(name))

/** True for a single event in another month. It need not be read: calendars have thousands of them. */
function isElsewhere(block: FileBlock, { first, last }: Months): boolean {
  if (has(block, 'RRULE') || has(block, 'RDATE')) return false
  const start = block.lines.find((line) => /^DTSTART[;:]/i.test(line)) ?? ''
  const [, year, month] = /:(\d{4})-?(\d\d)/.exec(start) ?? []
  if (!year || !month) return false
  const at = `${year}-${month}`
  // A time of the world may be the day after in New Zealand.
  return at < keyAfter(first, -1) || at > keyAfter(last, 1)
}

const parsed = ({ lines }: FileBlock): ICAL.Component =>
  new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')))

function timeOf(event: ICAL.Component, name: string): ICAL.Time {
  const value: unknown = event.getFirstPropertyValue(name)
  if (!(value instanceof ICAL.Time)) throw new Error(`No ${name}`)
  return value
}

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

/** True for one day of each year without an end, such as a birthday. */
function isEachYear(event: ICAL.Component, rule: ICAL.Recur, start: ICAL.Time): boolean {
  const { freq, interval, count, until } = rule
  if (freq !== 'YEARLY' || interval > 1 || count || until) return false
  if (event.hasProperty('rdate') || event.hasProperty('exdate')) return false
  const sameDay: Record<string, number> = { BYMONTH: start.month, BYMONTHDAY: start.day }
  return Object.entries(rule.parts).every(([name, values]) => values.every((value) => value === sameDay[name]))
}

/** The days of an event in these months. */
function* daysOf(event: ICAL.Component, start: ICAL.Time, rule: ICAL.Recur | null, months: Months): Generator<string> {
  const { from, to } = bounds(months)
  if (!rule && !event.hasProperty('rdate')) {
    yield dayOf(start)
    return
  }
  // A time of the world may be the day after in New Zealand.
  const end = ICAL.Time.fromDateString(`${keyAfter(months.last, 1)}-02`)
  for (const each of event.getAllProperties('rrule').map((property) => property.getFirstValue())) {
    if (!(each instanceof ICAL.Recur)) continue
    endCounted(each, start)
    endWith(each, end)
  }
  const days = new ICAL.RecurExpansion({ component: event, dtstart: rule ? nearStart(start, rule, from) : start })
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const next: unknown = days.next()
    if (!(next instanceof ICAL.Time)) return
    const day = dayOf(next)
    if (day > to) return
    yield day
  }
  throw new Error('An event with too many days')
}

/** The dates of one event. @throws where it cannot be read */
function datesOf(event: ICAL.Component, moved: ReadonlySet<string> | undefined, months: Months): FileDate[] {
  const start = timeOf(event, 'dtstart')
  const { words, isShortened } = shortWords(textOf(event, 'summary'))
  if (words === '') throw new Error('No words')
  const rule: unknown = event.getFirstPropertyValue('rrule')
  const repeats = rule instanceof ICAL.Recur ? rule : null
  if (repeats && OFTEN.has(repeats.freq)) throw new Error('Repeats within a day')
  const { from, to } = bounds(months)
  const rest = { isShortened, isWholeDay: start.isDate }
  const first = dayOf(start)
  if (repeats && !moved && isEachYear(event, repeats, start)) {
    if (first > to) return []
    const isBirthday = start.isDate && BIRTHDAY.test(words) && isBirthYear(start.year, months)
    return [{ date: { ...monthAndDay(first), words, ...(isBirthday && { born: start.year }) }, ...rest }]
  }
  // The library has days of a rule that are before the start of its event.
  const isMeant = (day: string) => day >= from && day >= first && day <= to && !moved?.has(day)
  const days = [...daysOf(event, start, repeats, months)].filter(isMeant)
  return [...new Set(days)].map((day) => ({
    date: { ...monthAndDay(day), year: Number(day.slice(0, 4)), words },
    ...rest,
  }))
}

const monthAndDay = (day: string) => ({ month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) })

/** The days that were moved or changed one by one, by the id of their event. */
function movedDays(blocks: readonly FileBlock[]): Map<string, Set<string>> {
  const moved = new Map<string, Set<string>>()
  for (const block of blocks) {
    if (!has(block, 'RECURRENCE-ID')) continue
    try {
      const event = parsed(block)
      const uid = textOf(event, 'uid')
      moved.set(uid, (moved.get(uid) ?? new Set()).add(dayOf(timeOf(event, 'recurrence-id'))))
    } catch {
      // It is counted where it is read as an event.
    }
  }
  return moved
}

/** The dates of events in these months, and how many events cannot be read. No rules of time zones are followed. */
export function datesOfEvents(blocks: readonly FileBlock[], months: Months): { dates: FileDate[]; unread: number } {
  const moved = movedDays(blocks)
  const dates: FileDate[] = []
  let unread = 0
  for (const block of blocks) {
    if (isElsewhere(block, months)) continue
    try {
      const event = parsed(block)
      if (textOf(event, 'status').toUpperCase() === 'CANCELLED') continue
      const isMoved = event.hasProperty('recurrence-id')
      dates.push(...datesOf(event, isMoved ? undefined : moved.get(textOf(event, 'uid')), months))
    } catch {
      unread += 1
    }
  }
  return { dates, unread }
}
