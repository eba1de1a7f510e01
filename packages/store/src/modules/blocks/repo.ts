export interface BlockRow {
  identifier: string
  title: string
  content: string
}

export function createBlocksRepo(db: D1Database) {
  return {
    /** The enabled blocks with these identifiers, in any order. */
    async byIdentifier(identifiers: readonly string[]): Promise<BlockRow[]> {
      const { results } = await db
        .prepare(
          `SELECT identifier, title, content FROM cms_blocks
           WHERE enabled = 1 AND identifier IN (SELECT value FROM json_each(?))`,
        )
        .bind(JSON.stringify(identifiers))
        .all<BlockRow>()
      return results
    },
  }
}
