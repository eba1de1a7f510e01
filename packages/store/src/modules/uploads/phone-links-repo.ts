/** Limits of one link. */
export interface LinkRoom {
  files: number
  bytes: number
}

export interface PhoneLinkRow extends LinkRoom {
  sha256: string
  owner: string
  expires_at: string
}

/** A photo that has arrived. */
export interface ArrivedPhoto {
  uid: string
  name: string
}

export function createPhoneLinksRepo(db: D1Database) {
  return {
    /** Replaces the owner's link, and deletes those that have expired. */
    async replace(
      link: { sha256: string; owner: string; expiresAt: string },
      now: string,
      counting: D1PreparedStatement[],
    ) {
      await db.batch([
        ...counting,
        db.prepare('DELETE FROM phone_links WHERE owner = ?1').bind(link.owner),
        db.prepare('DELETE FROM phone_links WHERE expires_at <= ?1').bind(now),
        db
          .prepare('INSERT INTO phone_links (sha256, owner, expires_at) VALUES (?1, ?2, ?3)')
          .bind(link.sha256, link.owner, link.expiresAt),
      ])
    },

    find: (sha256: string) =>
      db
        .prepare('SELECT sha256, owner, expires_at, files, bytes FROM phone_links WHERE sha256 = ?')
        .bind(sha256)
        .first<PhoneLinkRow>(),

    /** Counts a file; false where the link has expired or has no room. */
    async take(sha256: string, size: number, room: LinkRoom, now: string): Promise<boolean> {
      const { meta } = await db
        .prepare(
          `UPDATE phone_links SET files = files + 1, bytes = bytes + ?2
           WHERE sha256 = ?1 AND expires_at > ?3 AND files < ?4 AND bytes + ?2 <= ?5`,
        )
        .bind(sha256, size, now, room.files, room.bytes)
        .run()
      return meta.changes === 1
    },

    /** Notes that an upload belongs to the link. */
    async add(sha256: string, upload: string): Promise<void> {
      await db
        .prepare('INSERT INTO phone_link_uploads (link_sha256, upload_uid) VALUES (?1, ?2) ON CONFLICT DO NOTHING')
        .bind(sha256, upload)
        .run()
    },

    async has(sha256: string, upload: string): Promise<boolean> {
      const found = await db
        .prepare('SELECT 1 FROM phone_link_uploads WHERE link_sha256 = ?1 AND upload_uid = ?2')
        .bind(sha256, upload)
        .first()
      return found !== null
    },

    /** The photos that came over the owners' links. */
    async arrived(owners: readonly string[]): Promise<ArrivedPhoto[]> {
      const { results } = await db
        .prepare(
          `SELECT u.uid, u.name FROM phone_links l
             JOIN phone_link_uploads p ON p.link_sha256 = l.sha256
             JOIN uploads u ON u.uid = p.upload_uid
           WHERE l.owner IN (SELECT value FROM json_each(?1)) AND u.state = 'complete' ORDER BY p.id`,
        )
        .bind(JSON.stringify(owners))
        .all<ArrivedPhoto>()
      return results
    },
  }
}

export type PhoneLinksRepo = ReturnType<typeof createPhoneLinksRepo>
