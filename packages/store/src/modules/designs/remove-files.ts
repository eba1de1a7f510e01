/** Deletes the rows of documents that no revision has. */
export async function removeDesignFiles(db: D1Database, keys: readonly string[]): Promise<void> {
  await db
    .prepare('DELETE FROM design_files WHERE in_use = 0 AND object_key IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .run()
}
