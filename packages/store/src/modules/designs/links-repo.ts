import { isUnused } from '../uploads/upload-uses'
import { removeDesignFiles } from './remove-files'
import { type RevisionFacts, UNUSED_REVISION } from './repo'
import { takingBack } from './taking-back'

export type LinkKind = 'resume' | 'share'

export interface DesignLink {
  kind: LinkKind
  design_uid: string
  revision: number | null
  expires_at: string
}

/** A page that a link shows. `picture` is the uid of its upload. */
export interface LinkPage {
  label: string
  picture: string
}

interface NewLink {
  sha256: string
  kind: LinkKind
  uid: string
  /** Null for a link to the newest revision. */
  revision: number | null
  createdAt: string
  expiresAt: string
  pages?: readonly LinkPage[]
}

const MINE = 'SELECT uid FROM designs WHERE owner IN (SELECT value FROM json_each(?1))'

export function createDesignLinksRepo(db: D1Database) {
  return {
    find: (sha256: string, now: string) =>
      db
        .prepare(
          'SELECT kind, design_uid, revision, expires_at FROM design_links WHERE sha256 = ?1 AND expires_at > ?2',
        )
        .bind(sha256, now)
        .first<DesignLink>(),

    /**
     * Adds a link. Its design is stored as long as the link works. Fails and stores nothing above a daily limit.
     *
     * @param mailing statements that write a mail with the link
     */
    async add(
      { sha256, kind, uid, revision, createdAt, expiresAt, pages = [] }: NewLink,
      counting: readonly D1PreparedStatement[],
      mailing: readonly D1PreparedStatement[] = [],
    ): Promise<void> {
      await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO design_links (sha256, kind, design_uid, revision, created_at, expires_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
          )
          .bind(sha256, kind, uid, revision, createdAt, expiresAt),
        db
          .prepare(
            `INSERT INTO design_link_pages (link_sha256, n, label, upload_uid)
             SELECT ?1, key, value ->> '$.label', value ->> '$.picture' FROM json_each(?2)`,
          )
          .bind(sha256, JSON.stringify(pages)),
        db
          .prepare(
            `UPDATE design_revisions SET expires_at = max(expires_at, ?3) WHERE design_uid = ?1 AND revision =
               coalesce(?2, (SELECT max(revision) FROM design_revisions WHERE design_uid = ?1))`,
          )
          .bind(uid, revision, expiresAt),
        ...mailing,
      ])
    },

    /** The pages of a link in their order, without pictures that are gone. */
    async pagesOf(sha256: string): Promise<LinkPage[]> {
      const { results } = await db
        .prepare(
          `SELECT p.label, p.upload_uid AS picture FROM design_link_pages p JOIN uploads u ON u.uid = p.upload_uid
           WHERE p.link_sha256 = ? AND u.state = 'complete' ORDER BY p.n`,
        )
        .bind(sha256)
        .all<LinkPage>()
      return results
    },

    /** Ends all links of the design that show it. The pictures of their pages are seen no more from then on. */
    async stopSharing(uid: string): Promise<void> {
      const { results } = await db
        .prepare(
          `SELECT DISTINCT p.upload_uid AS picture FROM design_link_pages p
           JOIN design_links l ON l.sha256 = p.link_sha256 WHERE l.design_uid = ?1 AND l.kind = 'share'`,
        )
        .bind(uid)
        .all<Pick<LinkPage, 'picture'>>()
      await db.batch([
        db.prepare("DELETE FROM design_links WHERE design_uid = ? AND kind = 'share'").bind(uid),
        db
          .prepare(
            `UPDATE uploads SET state = 'deleted', object_upload = NULL
             WHERE uid IN (SELECT value FROM json_each(?)) AND ${isUnused('uploads.uid')}`,
          )
          .bind(JSON.stringify(results.map(({ picture }) => picture))),
      ])
    },

    async isShared(uid: string, now: string): Promise<boolean> {
      const found = await db
        .prepare("SELECT 1 FROM design_links WHERE design_uid = ?1 AND kind = 'share' AND expires_at > ?2 LIMIT 1")
        .bind(uid, now)
        .first()
      return found !== null
    },

    /** The copy that one of the owners has of a link's design. */
    copyOf: async (sha256: string, owners: readonly string[]): Promise<string | null> =>
      db
        .prepare(
          `SELECT uid FROM designs WHERE link_sha256 = ?1 AND owner IN (SELECT value FROM json_each(?2))
             AND deleted_at IS NULL LIMIT 1`,
        )
        .bind(sha256, JSON.stringify(owners))
        .first<string>('uid'),

    /** Makes a design the copy that its owner has of a link; false if there is another one. */
    async setCopy(uid: string, sha256: string): Promise<boolean> {
      const { meta } = await db
        .prepare('UPDATE OR IGNORE designs SET link_sha256 = ?2 WHERE uid = ?1')
        .bind(uid, sha256)
        .run()
      return meta.changes === 1
    },

    /**
     * The revision on a line of an order. The token is known to a person who may see the order. Null for a design of
     * somebody else, which was ordered from a shared cart.
     */
    ordered: (token: string, lineId: number) =>
      db
        .prepare(
          `SELECT l.design_uid AS uid, l.design_revision AS revision FROM order_lines l JOIN orders o ON o.id = l.order_id
           WHERE o.token = ?1 AND l.id = ?2 AND l.design_uid IS NOT NULL AND l.is_shared = 0`,
        )
        .bind(token, lineId)
        .first<Pick<RevisionFacts, 'uid' | 'revision'>>(),

    /** Deletes the owners' designs with their links, except for revisions in a cart of their own or an order. */
    async removeUnordered(owners: readonly string[]): Promise<void> {
      const whose = JSON.stringify(owners)
      await db.batch([
        ...takingBack(db, MINE, whose),
        db.prepare('DELETE FROM shared_carts WHERE owner IN (SELECT value FROM json_each(?1))').bind(whose),
        db.prepare(`DELETE FROM design_links WHERE design_uid IN (${MINE})`).bind(whose),
        db.prepare(`DELETE FROM design_revisions WHERE design_uid IN (${MINE}) AND ${UNUSED_REVISION}`).bind(whose),
      ])
    },

    /** The documents of the owners that no revision has. */
    async unusedFiles(owners: readonly string[], limit: number): Promise<string[]> {
      const { results } = await db
        .prepare(
          `SELECT object_key FROM design_files WHERE owner IN (SELECT value FROM json_each(?1)) AND in_use = 0 LIMIT ?2`,
        )
        .bind(JSON.stringify(owners), limit)
        .all<{ object_key: string }>()
      return results.map(({ object_key }) => object_key)
    },

    removeFiles: (keys: readonly string[]): Promise<void> => removeDesignFiles(db, keys),
  }
}

export type DesignLinksRepo = ReturnType<typeof createDesignLinksRepo>
