// Decides for each row whether a seed changes it. Pure.
import { hashOf, keyOf, type SeedRow } from './seed-row.ts'
import { PRUNED, parentsOf, RENUMBERED, type RowKey, type Table, UNIQUE } from './seed-tables.ts'
import type { Row, Stored } from './sql.ts'

/** Old and new values of the columns that differ. */
export type Changes = Readonly<Record<string, readonly [before: Stored, after: Stored]>>

interface Entry extends RowKey {
  changes?: Changes
  why?: string
}

/** A row of the files. `note`: an unchanged row without a record. */
interface WrittenEntry extends Entry {
  action: 'insert' | 'change' | 'note'
  wanted: SeedRow
}

/** `leave` has the reason. `forget`: a record without a row. */
interface OtherEntry extends Entry {
  action: 'leave' | 'remove' | 'forget'
}

/** What is done with a row. */
export type PlanEntry = WrittenEntry | OtherEntry
export type Action = PlanEntry['action']

/** A row as a seed last wrote it. */
export interface WrittenRow {
  columns: readonly string[]
  hash: string
}

/** By table and key. */
type ByKey<T> = ReadonlyMap<Table, ReadonlyMap<string, T>>

interface Situation {
  /** Rows of the files, parents first. */
  wanted: readonly SeedRow[]
  /** Rows of the database. */
  present: ByKey<Row>
  written: ByKey<WrittenRow>
  /** The files overwrite changes of the shop. */
  force?: boolean
  /** A row without a record counts as a row of the seed. */
  adopt?: boolean
}

const REASONS = {
  changed: 'changed in the shop',
  both: 'changed in the shop and in the files',
  unknown: 'differs, and no seed is known to have written it',
  deleted: 'deleted in the shop',
  gone: 'no longer in the files; delete it by hand',
  goneChanged: 'no longer in the files, but changed in the shop',
}

const changesOf = (before: Row, after: Row): Changes =>
  Object.fromEntries(
    Object.keys(after)
      .filter((column) => (before[column] ?? null) !== after[column])
      .map((column) => [column, [before[column] ?? null, after[column] ?? null]]),
  )

/** True if the row is as the seed last wrote it. */
const isAsWritten = (row: Row, { columns, hash }: WrittenRow) => hashOf(columns, row) === hash

/** Decides for every row of the files and every row of an earlier seed. */
export function planSeed({ wanted, present, written, force = false, adopt = false }: Situation): PlanEntry[] {
  const rowsIn = (table: Table): ReadonlyMap<string, Row> => present.get(table) ?? new Map()
  const writtenAs = (table: Table, key: string) => written.get(table)?.get(key)
  /** Keys of the rows after the plan. */
  const keysAfter = new Map<Table, Set<string>>()
  const addKey = (table: Table, key: string) => {
    const after = keysAfter.get(table) ?? new Set(rowsIn(table).keys())
    keysAfter.set(table, after.add(key))
  }
  const willExist = ({ table, key }: RowKey) => (keysAfter.get(table) ?? rowsIn(table)).has(key)

  const insertProblem = ({ table, row }: SeedRow) => {
    const missing = parentsOf(table, row).find((parent) => !willExist(parent))
    if (missing) return `${missing.table} ${missing.key} is not in the shop`
    const taken = (UNIQUE[table] ?? []).find((column) =>
      [...rowsIn(table).values()].some((other) => other[column] === row[column]),
    )
    return taken ? `the shop has another row with this ${taken}` : null
  }

  const missingRow = (entry: SeedRow, at: RowKey): PlanEntry => {
    if (writtenAs(at.table, at.key) && (!force || entry.isFirst))
      return { ...at, action: 'leave', why: REASONS.deleted }
    const why = insertProblem(entry)
    if (why) return { ...at, action: 'leave', why }
    addKey(at.table, at.key)
    return { ...at, action: 'insert', wanted: entry }
  }

  const presentRow = (entry: SeedRow, at: RowKey, row: Row): PlanEntry | null => {
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

  const keys = new Map<Table, Set<string>>()
  const decided = wanted.map((entry) => {
    const at = { table: entry.table, key: keyOf(entry.table, entry.row) }
    keys.set(at.table, (keys.get(at.table) ?? new Set()).add(at.key))
    const row = rowsIn(at.table).get(at.key)
    return row ? presentRow(entry, at, row) : missingRow(entry, at)
  })

  const isWanted = (table: Table, key: string) => keys.get(table)?.has(key) ?? false
  const goneRow = (table: Table, key: string, seen: WrittenRow): PlanEntry => {
    const row = rowsIn(table).get(key)
    if (!row) return { table, key, action: 'forget' }
    if (!PRUNED.has(table)) return { table, key, action: 'leave', why: REASONS.gone }
    if (force || isAsWritten(row, seen)) return { table, key, action: 'remove' }
    return { table, key, action: 'leave', why: REASONS.goneChanged }
  }
  const gone = [...written].flatMap(([table, rows]) =>
    [...rows].filter(([key]) => !isWanted(table, key)).map(([key, seen]) => goneRow(table, key, seen)),
  )
  const renumbered: PlanEntry[] =
    written.size > 0
      ? []
      : [...RENUMBERED].flatMap((table) =>
          [...rowsIn(table).keys()]
            .filter((key) => !isWanted(table, key))
            .map((key) => ({ table, key, action: 'remove' as const })),
        )
  return [...gone, ...renumbered, ...decided.filter((entry) => entry !== null)]
}
