// Decides for each row whether a seed changes it. Pure.
import { hashOf, keyOf } from './seed-row.ts'
import { PRUNED, parentsOf, RENUMBERED, UNIQUE } from './seed-tables.ts'

const REASONS = {
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

/** True if the row is as the seed last wrote it. */
const isAsWritten = (row, { columns, hash }) => hashOf(columns, row) === hash

/**
 * Decides for every row of the files and every row of an earlier seed.
 *
 * `wanted`: rows of the files, parents first. `present`: table → key → row of the database. `written`: table → key →
 * `{ columns, hash }` as a seed last wrote it. With `force` the files overwrite changes of the shop. With `adopt` a row
 * without a record counts as a row of the seed.
 *
 * Returns a list of `{ table, key, action, why?, changes?, wanted? }`. Actions: `insert`, `change`, `remove`; `leave`
 * with the reason; `note` (an unchanged row without a record) and `forget` (a record without a row).
 */
export function planSeed({ wanted, present, written, force = false, adopt = false }) {
  const rowsIn = (table) => present.get(table) ?? new Map()
  const writtenAs = (table, key) => written.get(table)?.get(key)
  /** Keys of the rows after the plan. */
  const keysAfter = new Map()
  const addKey = (table, key) => {
    if (!keysAfter.has(table)) keysAfter.set(table, new Set(rowsIn(table).keys()))
    keysAfter.get(table).add(key)
  }
  const willExist = ({ table, key }) => (keysAfter.get(table) ?? rowsIn(table)).has(key)

  const insertProblem = ({ table, row }) => {
    const missing = parentsOf(table, row).find((parent) => !willExist(parent))
    if (missing) return `${missing.table} ${missing.key} is not in the shop`
    const taken = (UNIQUE[table] ?? []).find((column) =>
      [...rowsIn(table).values()].some((other) => other[column] === row[column]),
    )
    return taken ? `the shop has another row with this ${taken}` : null
  }

  const missingRow = (entry, at) => {
    if (writtenAs(at.table, at.key) && (!force || entry.isFirst))
      return { ...at, action: 'leave', why: REASONS.deleted }
    const why = insertProblem(entry)
    if (why) return { ...at, action: 'leave', why }
    addKey(at.table, at.key)
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
      ? !isAsWritten(row, seen) && (seen.hash === hash ? REASONS.changed : REASONS.both)
      : !adopt && REASONS.unknown
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
    if (!PRUNED.has(table)) return { table, key, action: 'leave', why: REASONS.gone }
    if (force || isAsWritten(row, seen)) return { table, key, action: 'remove' }
    return { table, key, action: 'leave', why: REASONS.goneChanged }
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
