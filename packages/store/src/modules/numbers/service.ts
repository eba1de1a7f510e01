import { dateAfter, isoDate } from '@kea/shared/dates'
import type { Count } from '@kea/shared/tracking/count'
import type { Clock } from '../../clock'
import type { NumberRow, NumbersRepo } from './repo'

/** A year and a month, so that a month can be compared with that of the year before. */
export const KEPT_DAYS = 400

/** Equal counts of one beacon as one row. */
function summed(counts: readonly Count[], device: NumberRow['device']): NumberRow[] {
  const rows = new Map<string, NumberRow>()
  for (const { kind, name } of counts) {
    const key = `${kind} ${name}`
    const count = (rows.get(key)?.count ?? 0) + 1
    rows.set(key, { kind, name, device, count })
  }
  return [...rows.values()]
}

export function createNumbersService({ repo, clock }: { repo: NumbersRepo; clock: Clock }) {
  /** By the calendar: a day on which the clock changes has 23 or 25 hours. */
  const dayBefore = (days: number) => dateAfter(isoDate(clock().getTime()), -days)
  return {
    add: (counts: readonly Count[], device: NumberRow['device']): Promise<void> =>
      repo.add(dayBefore(0), dayBefore(KEPT_DAYS), summed(counts, device)),

    /** The numbers of this day and of those before it. */
    async ofDays(days: number): Promise<{ from: string; rows: NumberRow[] }> {
      const from = dayBefore(days - 1)
      return { from, rows: await repo.since(from) }
    },
  }
}

export type NumbersService = ReturnType<typeof createNumbersService>
