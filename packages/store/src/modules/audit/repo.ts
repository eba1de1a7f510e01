/** The outcome of a command; `begun` for one that was interrupted. */
export type AuditOutcome = 'begun' | 'done' | 'refused' | 'failed'

export interface AuditRow {
  id: number
  at: string
  who: string
  command: string
  outcome: AuditOutcome
}

/** Which operator ran which command. */
export function createAuditRepo(db: D1Database) {
  return {
    /** Answers the row's id, for `end`. */
    async begin(at: string, who: string, command: string): Promise<number> {
      const row = await db
        .prepare("INSERT INTO operator_audit (at, who, command, outcome) VALUES (?, ?, ?, 'begun') RETURNING id")
        .bind(at, who, command)
        .first<{ id: number }>()
      if (!row) throw new Error('A row that was just written is not there')
      return row.id
    },

    async end(id: number, outcome: AuditOutcome): Promise<void> {
      await db.prepare('UPDATE operator_audit SET outcome = ?2 WHERE id = ?1').bind(id, outcome).run()
    },

    /** The newest first. */
    async newest(limit: number): Promise<AuditRow[]> {
      const { results } = await db
        .prepare('SELECT id, at, who, command, outcome FROM operator_audit ORDER BY id DESC LIMIT ?')
        .bind(limit)
        .all<AuditRow>()
      return results
    },

    /** Removes up to `limit` rows older than `before`, the oldest first; answers how many. */
    async removeOld(before: string, limit: number): Promise<number> {
      const { meta } = await db
        .prepare(
          'DELETE FROM operator_audit WHERE id IN (SELECT id FROM operator_audit WHERE at < ? ORDER BY at LIMIT ?)',
        )
        .bind(before, limit)
        .run()
      return meta.changes
    },
  }
}

export type AuditRepo = ReturnType<typeof createAuditRepo>
