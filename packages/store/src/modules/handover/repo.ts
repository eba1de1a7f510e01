import { TRASH_DAYS } from '@kea/shared/constants/business'
import { movingDesigns } from '../designs/moving-designs'
import { movingUploads } from '../uploads/moving-uploads'

/** How long a move is remembered: as long as the trash has files of the earlier owner. */
const REMEMBERED_MS = (TRASH_DAYS + 1) * 86_400_000

export const createHandoverRepo = (db: D1Database) => ({
  /** Makes what belongs to one owner another one's. */
  async move(from: string, to: string, now: Date): Promise<void> {
    await db.batch([
      db
        .prepare('DELETE FROM owner_moves WHERE moved_at < ?')
        .bind(new Date(now.getTime() - REMEMBERED_MS).toISOString()),
      db
        .prepare('INSERT OR REPLACE INTO owner_moves (from_owner, to_owner, moved_at) VALUES (?1, ?2, ?3)')
        .bind(from, to, now.toISOString()),
      ...movingUploads(db, from, to),
      ...movingDesigns(db, from, to),
    ])
  },
})

export type HandoverRepo = ReturnType<typeof createHandoverRepo>
