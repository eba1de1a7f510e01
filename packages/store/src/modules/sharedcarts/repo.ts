interface NewLink {
  sha256: string
  owner: string | null
  /** JSON of `SharedLine[]`. */
  lines: string
  createdAt: string
  expiresAt: string
}

interface Design {
  uid: string
  revision: number
}

interface Preview extends Design {
  preview: string | null
  words: string
  /** Null if they were not counted yet. */
  letters: number | null
  /** JSON of labelled values; null for none. */
  facts: string | null
}

interface Grants {
  owner: string
  designs: readonly Design[]
  expiresAt: string
}

/** The revisions of ?1, a list of designs as JSON. Deleted designs are left out. */
const DESIGNS = `json_each(?1) j
  JOIN design_revisions r ON r.design_uid = j.value ->> '$.uid' AND r.revision = j.value ->> '$.revision'
  JOIN designs d ON d.uid = r.design_uid AND d.deleted_at IS NULL`

export function createSharedCartsRepo(db: D1Database) {
  return {
    find: (sha256: string, now: string) =>
      db
        .prepare('SELECT lines, expires_at FROM shared_carts WHERE sha256 = ?1 AND expires_at > ?2')
        .bind(sha256, now)
        .first<{ lines: string; expires_at: string }>(),

    /** Adds a link. Its designs are stored as long as it works. Fails and stores nothing above a daily limit. */
    async add(link: NewLink, beside: readonly D1PreparedStatement[]): Promise<void> {
      const { sha256, owner, lines, createdAt, expiresAt } = link
      await db.batch([
        ...beside,
        db
          .prepare(
            'INSERT INTO shared_carts (sha256, owner, lines, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
          )
          .bind(sha256, owner, lines, createdAt, expiresAt),
        db
          .prepare(
            `UPDATE design_revisions SET expires_at = max(expires_at, ?2) WHERE (design_uid, revision) IN (
               SELECT value ->> '$.design.uid', value ->> '$.design.revision' FROM json_each(?1))`,
          )
          .bind(lines, expiresAt),
      ])
    },

    /** Lets an owner order designs of other people until then. Fails and stores nothing above a daily limit. */
    async allow({ owner, designs, expiresAt }: Grants, beside: readonly D1PreparedStatement[]): Promise<void> {
      await db.batch([
        ...beside,
        db
          .prepare(
            `INSERT INTO orderable_designs (owner, design_uid, revision, expires_at)
               SELECT ?2, r.design_uid, r.revision, ?3 FROM ${DESIGNS}
               WHERE true ON CONFLICT DO UPDATE SET expires_at = max(expires_at, excluded.expires_at)`,
          )
          .bind(JSON.stringify(designs), owner, expiresAt),
      ])
    },

    /** The pictures of these designs, and their letters. */
    async previews(designs: readonly Design[]): Promise<Preview[]> {
      const { results } = await db
        .prepare(
          `SELECT r.design_uid AS uid, r.revision, r.preview_uid AS preview, r.preview_words AS words, r.letters,
             r.sign_facts AS facts
           FROM ${DESIGNS}`,
        )
        .bind(JSON.stringify(designs))
        .all<Preview>()
      return results
    },
  }
}

export type SharedCartsRepo = ReturnType<typeof createSharedCartsRepo>
