import type ICAL from 'ical.js'

const WEEK = 7
/** The last day that each month has. */
const LAST_COMMON_DAY = 28
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** The parts that say nothing but the day on which a rule begins anyway. */
const OWN_DAY: Readonly<Record<string, readonly ('month' | 'day')[]>> = { MONTHLY: ['day'], YEARLY: ['month', 'day'] }
const PART_OF = { month: 'BYMONTH', day: 'BYMONTHDAY' } as const

/** The days of a week, from 0 for the first; null for other parts of a rule. */
function daysOfWeek({ parts, wkst }: ICAL.Recur, start: ICAL.Time): number[] | null {
  const { BYDAY = [WEEKDAYS[start.dayOfWeek() - 1] ?? ''], ...others } = parts as Record<string, string[]>
  const days = [...new Set(BYDAY)].map((name) => WEEKDAYS.indexOf(name))
  if (Object.keys(others).length > 0 || days.includes(-1)) return null
  return days.map((day) => (day + 1 - wkst + WEEK) % WEEK).sort((a, b) => a - b)
}

/** How many days after its start a rule has its last one, with these days in each week. */
function lastOfWeeks(rule: ICAL.Recur, start: ICAL.Time, interval: number, count: number): number | null {
  const days = daysOfWeek(rule, start)
  if (!days) return null
  const first = (start.dayOfWeek() - rule.wkst + WEEK) % WEEK
  // A rule of each day counts its start, whatever day that is.
  if (rule.freq === 'DAILY' && !days.includes(first)) return null
  // Of the first week those before the start are left out.
  const at = days.filter((day) => day < first).length + count - 1
  return Math.floor(at / days.length) * interval * WEEK + (days[at % days.length] ?? 0) - first
}

/** True for a rule whose every step is one day, that on which it begins. */
const isOwnDay = ({ freq, parts }: ICAL.Recur, start: ICAL.Time): boolean => {
  const own = (OWN_DAY[freq] ?? []).map((name) => [PART_OF[name], start[name]] as const)
  return Object.entries(parts).every(([part, values]) =>
    own.some(([name, value]) => name === part && values.length === 1 && Number(values[0]) === value),
  )
}

/** The last day of a rule that counts its days; null where its steps have different numbers of days. */
function lastDay(rule: ICAL.Recur, start: ICAL.Time, count: number): ICAL.Time | null {
  const { freq, parts } = rule
  const interval = Math.max(1, rule.interval)
  const last = start.clone()
  const steps = (count - 1) * interval
  if (freq === 'WEEKLY' || (freq === 'DAILY' && interval === 1 && 'BYDAY' in parts)) {
    const days = lastOfWeeks(rule, start, freq === 'WEEKLY' ? interval : 1, count)
    if (days === null) return null
    last.adjust(days, 0, 0, 0)
    return last
  }
  if (!isOwnDay(rule, start)) return null
  if (freq === 'DAILY') {
    last.adjust(steps, 0, 0, 0)
    return last
  }
  if (start.day > LAST_COMMON_DAY) return null
  const month = start.month - 1 + (freq === 'MONTHLY' ? steps : 0)
  last.year = start.year + (freq === 'YEARLY' ? steps : 0) + Math.floor(month / 12)
  last.month = (month % 12) + 1
  return last
}

/**
 * Gives a rule that counts its days its last day in place of their number: so it need not be walked from a start years ago.
 * Where only a walk tells, and where it counts nothing, it stays as it is.
 */
export function endCounted(rule: ICAL.Recur, start: ICAL.Time): void {
  const last = rule.count ? lastDay(rule, start, rule.count) : null
  if (!last) return
  rule.count = null
  rule.until = last
}
