/** Position of a walk through a table: the time and the row number of the last row. */
interface Cursor {
  at: string
  id: number
}

/** A row of a walk. */
export interface Walked extends Cursor {
  /** 1: nothing uses it, so it may be deleted. */
  unused: 0 | 1
}

/** The rows that a walk has found, and the start of the next walk. */
interface Portion<Row> {
  unused: Row[]
  /** Null at the end: the next walk starts from the beginning. */
  next: Cursor | null
}

interface WalkLimits {
  /** Rows that one walk reads. Most of them may be in use forever. */
  looked: number
  /** Rows that one walk answers. */
  handed: number
}

type Walk = 'uploads' | 'designs'

/** The rows to answer, and the start of the next walk. */
export function portionOf<Row extends Walked>(rows: readonly Row[], { looked, handed }: WalkLimits): Portion<Row> {
  const unused = rows.filter((row) => row.unused === 1).slice(0, handed)
  const isFull = unused.length === handed
  const last = isFull ? unused.at(-1) : rows.at(-1)
  const isOver = rows.length < looked && !(isFull && last !== rows.at(-1))
  return { unused, next: isOver || !last ? null : { at: last.at, id: last.id } }
}

export const cursorOf = async (db: D1Database, walk: Walk): Promise<Cursor> =>
  (await db.prepare('SELECT at, id FROM retention_cursors WHERE walk = ?').bind(walk).first<Cursor>()) ?? {
    at: '',
    id: 0,
  }

export const moveCursor = (db: D1Database, walk: Walk, next: Cursor | null): D1PreparedStatement =>
  db
    .prepare('INSERT OR REPLACE INTO retention_cursors (walk, at, id) VALUES (?1, ?2, ?3)')
    .bind(walk, next?.at ?? '', next?.id ?? 0)
