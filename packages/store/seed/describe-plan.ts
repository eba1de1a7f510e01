// A plan of the seed as text for the operator.
import type { Action, Changes, PlanEntry } from './plan-seed.ts'
import type { Plan } from './seed-database.ts'
import type { Stored } from './sql.ts'

const VALUE_CHARS = 48
const MARKS: Readonly<Partial<Record<Action, string>>> = { insert: '+', change: '~', remove: '-', leave: '=' }
const HIDDEN_COLUMNS = new Set(['content_hash'])

/** A value on one line, cut to the part around the first difference. */
function shown(value: Stored, other: Stored) {
  if (value === null) return 'nothing'
  const text = String(value)
  let from = 0
  while (from < text.length && text[from] === String(other ?? '')[from]) from += 1
  const start = text.length <= VALUE_CHARS ? 0 : Math.max(0, Math.min(from - 8, text.length - VALUE_CHARS))
  const part = text.slice(start, start + VALUE_CHARS).replace(/\s+/g, ' ')
  return JSON.stringify(`${start > 0 ? '…' : ''}${part}${start + VALUE_CHARS < text.length ? '…' : ''}`)
}

const changeLines = (changes: Changes = {}) => {
  const columns = Object.entries(changes).filter(([column]) => !HIDDEN_COLUMNS.has(column))
  if (columns.length === 0 && Object.keys(changes).length > 0) return ['      its content has changed: new date']
  return columns.map(
    ([column, [before, after]]) => `      ${column}: ${shown(before, after)} → ${shown(after, before)}`,
  )
}

const entryLines = ({ key, action, why, changes }: PlanEntry) => [
  `  ${MARKS[action]} ${key}${why ? `  (left: ${why})` : ''}`,
  ...changeLines(changes),
]

const countOf = (entries: readonly PlanEntry[], action: Action) =>
  entries.filter((entry) => entry.action === action).length

/** One line with the numbers of inserted, changed, removed and unchanged rows. */
export const summaryOf = ({ entries, samples }: Plan): string =>
  [
    `${countOf(entries, 'insert')} new, ${countOf(entries, 'change')} changed, ${countOf(entries, 'remove')} removed`,
    `${countOf(entries, 'leave')} left as the shop has them`,
    ...(samples.length > 0 ? ['samples written anew'] : []),
  ].join('; ')

/** One line about the rows that a local seed did not change; '' if there are none, or nothing was seeded. */
export function leftNotice(plan: Plan | null): string {
  const count = plan ? countOf(plan.entries, 'leave') : 0
  return count === 0
    ? ''
    : `The seed left ${count === 1 ? '1 row' : `${count} rows`} as this shop has them: pnpm seed shows which.`
}

/** The changes by table and key, with old and new values. */
export function describePlan(plan: Plan): string {
  const listed = plan.entries.filter(({ action }) => MARKS[action])
  const tables = [...new Set(listed.map(({ table }) => table))]
  const lines = tables.flatMap((table) => [
    table,
    ...listed.filter((entry) => entry.table === table).flatMap(entryLines),
  ])
  return [...lines, `${summaryOf(plan)}.`].join('\n')
}
