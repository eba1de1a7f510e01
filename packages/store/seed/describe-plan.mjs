// A plan of the seed in words, for whoever decides on it.

const SHOWN = 48
const MARKS = { insert: '+', change: '~', remove: '-', leave: '=' }
const LEFT_OUT = new Set(['content_hash'])

/** A value on one line, cut to where it begins to differ. */
function shown(value, other) {
  if (value === null) return 'nothing'
  const text = String(value)
  const twin = String(other ?? '')
  let from = 0
  while (from < text.length && text[from] === twin[from]) from += 1
  const start = text.length <= SHOWN ? 0 : Math.max(0, Math.min(from - 8, text.length - SHOWN))
  const part = text.slice(start, start + SHOWN).replace(/\s+/g, ' ')
  return JSON.stringify(`${start > 0 ? '…' : ''}${part}${start + SHOWN < text.length ? '…' : ''}`)
}

const changeLines = (changes = {}) => {
  const columns = Object.entries(changes).filter(([column]) => !LEFT_OUT.has(column))
  if (columns.length === 0 && Object.keys(changes).length > 0) return ['      what hangs on it has changed: its date']
  return columns.map(
    ([column, [before, after]]) => `      ${column}: ${shown(before, after)} → ${shown(after, before)}`,
  )
}

const entryLines = ({ key, action, why, changes }) => [
  `  ${MARKS[action]} ${key}${why ? `  (left: ${why})` : ''}`,
  ...changeLines(changes),
]

const countOf = (entries, action) => entries.filter((entry) => entry.action === action).length

/** One line: how many rows a plan inserts, changes, removes and leaves as the shop has them. */
export const summaryOf = ({ entries, samples }) =>
  [
    `${countOf(entries, 'insert')} new, ${countOf(entries, 'change')} changed, ${countOf(entries, 'remove')} removed`,
    `${countOf(entries, 'leave')} left as the shop has them`,
    ...(samples.length > 0 ? ['samples written anew'] : []),
  ].join('; ')

/** One line about the rows that a local seed left as they are; '' where there is none, or nothing was seeded. */
export function leftNotice(plan) {
  const count = plan ? countOf(plan.entries, 'leave') : 0
  return count === 0
    ? ''
    : `The seed left ${count === 1 ? '1 row' : `${count} rows`} as this shop has them: pnpm seed shows which.`
}

/** By table and key, with old and new values; without what stays as it is. */
export function describePlan(plan) {
  const said = plan.entries.filter(({ action }) => MARKS[action])
  const tables = [...new Set(said.map(({ table }) => table))]
  const lines = tables.flatMap((table) => [table, ...said.filter((entry) => entry.table === table).flatMap(entryLines)])
  return [...lines, `${summaryOf(plan)}.`].join('\n')
}
