import { NEWEST_OF_OWNER, type RevisionFacts } from '../designs/repo'

/** A row of a list. */
interface WishlistRow {
  id: number
  sku: string
  /** '' for the product itself. */
  design_uid: string
  added_at: string
}

interface NewEntry {
  sku: string
  design: string
}

interface Addition {
  customerId: number
  /** In the order of the list. */
  entries: readonly NewEntry[]
  now: string
  /** What the list holds. */
  max: number
}

/** Lists of customers. A statement changes no list but the one of its customer. */
export function createWishlistRepo(db: D1Database) {
  return {
    /** The newest first. */
    async list(customerId: number): Promise<WishlistRow[]> {
      const { results } = await db
        .prepare('SELECT id, sku, design_uid, added_at FROM wishlist_items WHERE customer_id = ? ORDER BY id DESC')
        .bind(customerId)
        .all<WishlistRow>()
      return results
    },

    /** Of these designs those that are the owner's. */
    async designs(owner: string, uids: readonly string[], now: string): Promise<RevisionFacts[]> {
      const { results } = await db.prepare(NEWEST_OF_OWNER).bind(JSON.stringify(uids), owner, now).all<RevisionFacts>()
      return results
    },

    /** Adds what is not in the list, as far as there is room. Designs that ended make room first. */
    async add({ customerId, entries, now, max }: Addition): Promise<void> {
      await db.batch([
        db
          .prepare(
            `DELETE FROM wishlist_items WHERE customer_id = ? AND design_uid <> ''
               AND NOT EXISTS (SELECT 1 FROM design_revisions r WHERE r.design_uid = wishlist_items.design_uid)`,
          )
          .bind(customerId),
        db
          .prepare(
            `INSERT INTO wishlist_items (customer_id, sku, design_uid, added_at)
             SELECT ?1, sku, design, ?3 FROM (
               SELECT value ->> '$.sku' AS sku, value ->> '$.design' AS design, key AS at FROM json_each(?2)
               WHERE NOT EXISTS (SELECT 1 FROM wishlist_items w WHERE w.customer_id = ?1
                 AND w.sku = value ->> '$.sku' AND w.design_uid = value ->> '$.design')
               ORDER BY at LIMIT max(0, ?4 - (SELECT count(*) FROM wishlist_items WHERE customer_id = ?1)))
             ORDER BY at DESC`,
          )
          .bind(customerId, JSON.stringify(entries), now, max),
      ])
    },

    /** Answers the ids that were removed. */
    async remove(customerId: number, ids: readonly string[]): Promise<string[]> {
      const { results } = await db
        .prepare(
          `DELETE FROM wishlist_items WHERE customer_id = ?1 AND CAST(id AS TEXT) IN (SELECT value FROM json_each(?2))
           RETURNING CAST(id AS TEXT) AS id`,
        )
        .bind(customerId, JSON.stringify(ids))
        .all<{ id: string }>()
      return results.map(({ id }) => id)
    },

    /** The token of the link to a list; null for none. */
    token: (customerId: number): Promise<string | null> =>
      db.prepare('SELECT token FROM wishlist_links WHERE customer_id = ?').bind(customerId).first<string>('token'),

    /** Adds a link. One that is there stays. */
    async share(customerId: number, token: string, now: string): Promise<void> {
      await db
        .prepare(
          'INSERT INTO wishlist_links (customer_id, token, created_at) VALUES (?, ?, ?) ON CONFLICT (customer_id) DO NOTHING',
        )
        .bind(customerId, token, now)
        .run()
    },

    async stopSharing(customerId: number): Promise<void> {
      await db.prepare('DELETE FROM wishlist_links WHERE customer_id = ?').bind(customerId).run()
    },

    /** Whose list a link shows. */
    sharer: (token: string) =>
      db
        .prepare(
          `SELECT c.id, c.firstname FROM wishlist_links l JOIN customers c ON c.id = l.customer_id WHERE l.token = ?`,
        )
        .bind(token)
        .first<{ id: number; firstname: string }>(),
  }
}

export type WishlistRepo = ReturnType<typeof createWishlistRepo>
