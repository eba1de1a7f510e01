// What a seed would do to a database, row by row. Pure: rows in, decisions out.
import { hashOf, keyOf } from './seed-row.mjs'
import { PRUNED, parentsOf, RENUMBERED, UNIQUE } from './seed-tables.mjs'

const LEFT = {
  changed: 'changed in the shop',
  both: 'changed in the shop and in the files',
  unknown: 'differs, and no seed is known to have written it',
  deleted: 'deleted in the shop',
  gone: 'no longer in the files; delete it by hand',
  goneChanged: 'no longer in the files, but changed in the shop',
}

/** Old and new values of the columns that differ, as `{ column: [old, new] }`. */
const changesOf = (before, after) =>
  Object.fromEntries(
    Object.keys(after)
      .filter((column) => (before[column] ?? null) !== after[column])
      .map((column) => [column, [before[column] ?? null, after[column]]]),
  )

/** True where the row says what the seed last wrote. */
const isAsWritten = (row, { columns, hash }) => hashOf(columns, row) === hash

/**
 * Decides for every row of the files and every row that a seed once wrote.
 *
 * `wanted`: rows of the files, parents first. `present`: table → key → row of the database. `written`: table → key →
 * `{ columns, hash }` of what a seed last wrote. With `force` the files win over the shop. With `adopt` a row that no
 * seed is known to have written counts as the seed's.
 *
 * Answers a list of `{ table, key, action, why?, changes?, wanted? }`. Actions: `insert`, `change`, `remove`; `leave`
 * with the reason; `note` (the row is as wanted, its hash is not known) and `forget` (a hash without a row).
 */
export function planSeed({ wanted, present, written, force = false, adopt = false }) {
  const rowsIn = (table) => present.get(table) ?? new Map()
  const writtenAs = (table, key) => written.get(table)?.get(key)
  /** Rows that are there once the plan is done. */
  const isThere = new Map()
  const stays = (table, key) => {
    if (!isThere.has(table)) isThere.set(table, new Set(rowsIn(table).keys()))
    isThere.get(table).add(key)
  }
  const willBe = ({ table, key }) => (isThere.get(table) ?? rowsIn(table)).has(key)

  const whyNotInserted = ({ table, row }) => {
    const missing = parentsOf(table, row).find((parent) => !willBe(parent))
    if (missing) return `${missing.table} ${missing.key} is not in the shop`
    const taken = (UNIQUE[table] ?? []).find((column) =>
      [...rowsIn(table).values()].some((other) => other[column] === row[column]),
    )
    return taken ? `the shop has another row with this ${taken}` : null
  }

  const missingRow = (entry, at) => {
    if (writtenAs(at.table, at.key) && (!force || entry.isFirst)) return { ...at, action: 'leave', why: LEFT.deleted }
    const why = whyNotInserted(entry)
    if (why) return { ...at, action: 'leave', why }
    stays(at.table, at.key)
    return { ...at, action: 'insert', wanted: entry }
  }

  const presentRow = (entry, at, row) => {
    const seen = writtenAs(at.table, at.key)
    const columns = Object.keys(entry.row)
    const hash = hashOf(columns, entry.row)
    if (entry.isFirst) return seen ? null : { ...at, action: 'note', wanted: entry }
    if (hashOf(columns, row) === hash) return seen?.hash === hash ? null : { ...at, action: 'note', wanted: entry }
    const changes = changesOf(row, entry.row)
    const why = seen
      ? !isAsWritten(row, seen) && (seen.hash === hash ? LEFT.changed : LEFT.both)
      : !adopt && LEFT.unknown
    return why && !force
      ? { ...at, action: 'leave', why, changes }
      : { ...at, action: 'change', changes, wanted: entry }
  }

  const keys = new Map()
  const decided = wanted.map((entry) => {
    const at = { table: entry.table, key: keyOf(entry.table, entry.row) }
    if (!keys.has(at.table)) keys.set(at.table, new Set())
    keys.get(at.table).add(at.key)
    const row = rowsIn(at.table).get(at.key)
    return row ? presentRow(entry, at, row) : missingRow(entry, at)
  })

  const isWanted = (table, key) => keys.get(table)?.has(key) ?? false
  const goneRow = (table, key, seen) => {
    const row = rowsIn(table).get(key)
    if (!row) return { table, key, action: 'forget' }
    if (!PRUNED.has(table)) return { table, key, action: 'leave', why: LEFT.gone }
    if (force || isAsWritten(row, seen)) return { table, key, action: 'remove' }
    return { table, key, action: 'leave', why: LEFT.goneChanged }
  }
  const gone = [...written].flatMap(([table, rows]) =>
    [...rows].filter(([key]) => !isWanted(table, key)).map(([key, seen]) => goneRow(table, key, seen)),
  )
  const renumbered =
    written.size > 0
      ? []
      : [...RENUMBERED].flatMap((table) =>
          [...rowsIn(table).keys()]
            .filter((key) => !isWanted(table, key))
            .map((key) => ({ table, key, action: 'remove' })),
        )
  return [...gone, ...renumbered, ...decided.filter((entry) => entry !== null)]
}
