import { DOCUMENT } from '@kea/shared/constants/uploads'
import type { LabelledValue } from '../../json-columns'
import { isMine } from '../uploads/upload-access'
import { takingBack } from './taking-back'

/** A revision without its document. */
export interface RevisionFacts {
  uid: string
  owner: string
  name: string
  sku: string
  tool: string
  created_at: string
  deleted_at: string | null
  revision: number
  preview_uid: string | null
  /** What the picture shows; '' for none. */
  preview_words: string
  saved_at: string
  expires_at: string
  /** Key of its document; null if the document is in the row. */
  file_key: string | null
  /** The version of the document that the browser sent. */
  document_version: number
  /** Of its neon signs; null for a revision from before they were counted. */
  letters: number | null
  /** JSON list of `LabelledValue`; null for none. */
  sign_facts: string | null
}

/** A revision with the files of its document. */
export interface DesignOnLine extends RevisionFacts {
  /** JSON list of `UploadState` and `StoredPhoto`. */
  uploads: string
  /** 1: one of the owners may order it, though it is somebody else's. */
  is_orderable: 0 | 1
}

/** A design and its revision; null for that of the line. */
export interface WantedDesign {
  uid: string | null
  revision: number | null
  lineId: number | null
}

export interface NewFile {
  key: string
  /** Whose design it is; null for nobody's. */
  owner: string | null
  bytes: number
  sha256: string
  createdAt: string
}

/** State of an upload: its owner, whether it is complete, and its visible size in pixels. */
export interface UploadState {
  uid: string
  owner: string
  state: 'open' | 'complete' | 'deleted'
  width: number | null
  height: number | null
}

/** An upload as one caller sees it. */
export interface OwnUpload extends UploadState {
  /** 1: the caller has sent it, or has a copy of a design with it. */
  mine: 0 | 1
}

export interface NewRevision {
  uid: string
  owner: string
  name: string
  sku: string
  tool: string
  fileKey: string
  documentVersion: number
  previewUid: string | null
  previewWords: string
  letters: number
  uploadUids: readonly string[]
  savedAt: string
  expiresAt: string
  forCart: boolean
  /** The revision that it replaces, which must be the newest; null for any. */
  base: number | null
}

export interface AdoptedDesign {
  uid: string
  revision: number
  sku: string
  tool: string
  fileKey: string
  letters: number
  facts: readonly LabelledValue[]
  now: string
  until: string
}

/** A revision on a line. Its letters are null only if they were not counted yet. */
interface OnLine extends Pick<RevisionFacts, 'uid' | 'revision' | 'letters'> {
  facts: readonly LabelledValue[]
}

const factsJson = (facts: OnLine['facts']): string | null => (facts.length > 0 ? JSON.stringify(facts) : null)

const FACTS = `d.uid, d.owner, d.name, d.sku, d.tool, d.created_at, d.deleted_at, r.revision, r.preview_uid, r.preview_words,
  r.created_at AS saved_at, r.expires_at, r.file_key, r.document_version, r.letters, r.sign_facts`
/** A revision that is on no order and in no cart. */
export const UNUSED_REVISION = `NOT EXISTS (SELECT 1 FROM order_lines l
    WHERE l.design_uid = design_revisions.design_uid AND l.design_revision = design_revisions.revision)
  AND NOT EXISTS (SELECT 1 FROM cart_lines l
    WHERE l.design_uid = design_revisions.design_uid AND l.design_revision = design_revisions.revision)`
/** A revision that is besides shown by no link. */
export const UNSHOWN_REVISION = `${UNUSED_REVISION} AND NOT EXISTS (SELECT 1 FROM design_links l
    WHERE l.design_uid = design_revisions.design_uid AND l.revision = design_revisions.revision)`
const REVISIONS = 'FROM designs d JOIN design_revisions r ON r.design_uid = d.uid'
/** The newest revision of each design of ?1, a list of uids as JSON, that is the owner's of ?2 at the time of ?3. */
export const NEWEST_OF_OWNER = `SELECT ${FACTS} ${REVISIONS} WHERE d.uid IN (SELECT value FROM json_each(?1)) AND d.owner = ?2
  AND d.deleted_at IS NULL AND r.expires_at > ?3
  AND r.revision = (SELECT max(revision) FROM design_revisions WHERE design_uid = d.uid)`

export function createDesignsRepo(db: D1Database) {
  return {
    /** The revision, or the newest one. */
    find: (uid: string, revision: number | null) =>
      db
        .prepare(
          `SELECT ${FACTS} ${REVISIONS}
           WHERE d.uid = ?1 AND (?2 IS NULL OR r.revision = ?2) ORDER BY r.revision DESC LIMIT 1`,
        )
        .bind(uid, revision)
        .first<RevisionFacts>(),

    /** The document of a revision from the time before documents were files. */
    documentInRow: (uid: string, revision: number) =>
      db
        .prepare('SELECT document FROM design_revisions WHERE design_uid = ? AND revision = ?')
        .bind(uid, revision)
        .first<string>('document'),

    /** Fails and stores nothing above a daily limit. */
    async addFile(file: NewFile, counting: readonly D1PreparedStatement[]): Promise<void> {
      await db.batch([
        ...counting,
        db
          .prepare('INSERT INTO design_files (object_key, bytes, sha256, created_at, owner) VALUES (?, ?, ?, ?, ?)')
          .bind(file.key, file.bytes, file.sha256, file.createdAt, file.owner),
      ])
    },

    async uploads(uids: readonly string[], owners: readonly string[]): Promise<OwnUpload[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, owner, state, width, height, (${isMine('uploads.uid', '?2')}) AS mine
           FROM uploads WHERE uid IN (SELECT value FROM json_each(?1)) AND type IS NOT '${DOCUMENT.type}'`,
        )
        .bind(JSON.stringify(uids), JSON.stringify(owners))
        .all<OwnUpload>()
      return results
    },

    /**
     * Stores a new design or its next revision; answers the revision's number. Of the earlier revisions these stay: the
     * newest `keep.drafts`; the newest `keep.forCart` of those saved for a cart, which may be in another backend; and
     * all that are on an order, in a cart or shown by a link. Fails if the design has another newest revision than
     * `base` by now.
     */
    async save(design: NewRevision, keep: { drafts: number; forCart: number }): Promise<number> {
      const last = '(SELECT max(revision) FROM design_revisions WHERE design_uid = ?1)'
      const results = await db.batch<{ revision: number }>([
        db
          .prepare(
            `INSERT INTO designs (uid, owner, name, sku, tool, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (uid) DO UPDATE SET name = CASE WHEN ?3 = '' THEN name ELSE ?3 END`,
          )
          .bind(design.uid, design.owner, design.name, design.sku, design.tool, design.savedAt),
        db
          .prepare(
            `INSERT INTO design_revisions (design_uid, revision, document, file_key, preview_uid, created_at, expires_at,
               for_cart, document_version, preview_words, letters)
             VALUES (?1, coalesce(?8, ${last}, 0) + 1, '', ?2, ?3, ?4, ?5, ?6, ?7, ?9, ?10)
             RETURNING revision`,
          )
          .bind(
            design.uid,
            design.fileKey,
            design.previewUid,
            design.savedAt,
            design.expiresAt,
            Number(design.forCart),
            design.documentVersion,
            design.base,
            design.previewWords,
            design.letters,
          ),
        db
          .prepare(
            `INSERT INTO design_uploads (design_uid, revision, upload_uid) SELECT ?1, ${last}, value FROM json_each(?2)`,
          )
          .bind(design.uid, JSON.stringify(design.uploadUids)),
        db
          .prepare(
            `DELETE FROM design_revisions WHERE design_uid = ?1
             AND revision <= ${last} - CASE WHEN for_cart THEN ?3 ELSE ?2 END AND ${UNSHOWN_REVISION}`,
          )
          .bind(design.uid, keep.drafts, keep.forCart),
      ])
      return results[1]?.results[0]?.revision ?? 1
    },

    /** Stores a design of another backend under its id there. An existing one is not changed. */
    async adopt(design: AdoptedDesign): Promise<void> {
      await db.batch([
        db
          .prepare(
            `INSERT INTO designs (uid, owner, name, sku, tool, created_at) VALUES (?1, 'elsewhere', '', ?2, ?3, ?4)
             ON CONFLICT DO NOTHING`,
          )
          .bind(design.uid, design.sku, design.tool, design.now),
        db
          .prepare(
            `INSERT INTO design_revisions (design_uid, revision, document, file_key, preview_uid, created_at, expires_at,
               letters, sign_facts)
             VALUES (?1, ?2, '', ?3, NULL, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`,
          )
          .bind(
            ...[design.uid, design.revision, design.fileKey, design.now, design.until, design.letters],
            factsJson(design.facts),
          ),
      ])
    },

    /** Answers rows of `DesignOnLine`, for the batch that reads a cart. */
    onLines: (wanted: readonly WantedDesign[], owners: readonly string[], now: string): D1PreparedStatement =>
      db
        .prepare(
          `SELECT ${FACTS}, (SELECT json_group_array(json_object('uid', u.uid, 'owner', u.owner, 'state', u.state,
               'width', u.width, 'height', u.height, 'name', u.name, 'size', u.size, 'facts', u.facts)) FROM design_uploads p JOIN uploads u ON u.uid = p.upload_uid
             WHERE p.design_uid = r.design_uid AND p.revision = r.revision) AS uploads,
             EXISTS (SELECT 1 FROM orderable_designs o WHERE o.design_uid = r.design_uid AND o.revision = r.revision
               AND o.owner IN (SELECT value FROM json_each(?2)) AND o.expires_at > ?3) AS is_orderable
           ${REVISIONS} WHERE (d.uid, r.revision) IN (
             SELECT coalesce(j.value ->> '$.uid', l.design_uid), coalesce(j.value ->> '$.revision', l.design_revision)
             FROM json_each(?1) j LEFT JOIN cart_lines l ON l.id = j.value ->> '$.lineId')`,
        )
        .bind(JSON.stringify(wanted), JSON.stringify(owners), now),

    /** For the batch that puts them on lines: they are stored at least until `until`, with their letters and facts. */
    keepOnLines: (designs: readonly OnLine[], until: string): D1PreparedStatement =>
      db
        .prepare(
          `UPDATE design_revisions SET expires_at = max(expires_at, ?2), letters = coalesce(letters, j.counted),
             sign_facts = coalesce(j.facts, sign_facts)
           FROM (SELECT value ->> '$.uid' AS uid, value ->> '$.revision' AS number, value ->> '$.letters' AS counted,
               value ->> '$.facts' AS facts
             FROM json_each(?1)) j WHERE design_uid = j.uid AND revision = j.number`,
        )
        .bind(JSON.stringify(designs.map(({ facts, ...design }) => ({ ...design, facts: factsJson(facts) }))), until),

    /** Stores a revision on a line at least until `until`, with its letters and facts. */
    async keepUntil({ uid, revision, letters, facts }: OnLine, until: string): Promise<void> {
      await db
        .prepare(
          `UPDATE design_revisions SET expires_at = max(expires_at, ?3), letters = coalesce(letters, ?4),
             sign_facts = coalesce(?5, sign_facts)
           WHERE design_uid = ?1 AND revision = ?2`,
        )
        .bind(uid, revision, until, letters, factsJson(facts))
        .run()
    },

    /**
     * Newest revision of each design of the owners, newest first.
     *
     * @param unfinished only designs that were not saved for a cart since their last change
     */
    async list(
      owners: readonly string[],
      now: string,
      unfinished: boolean,
      limit: number,
      offset: number,
    ): Promise<{ rows: RevisionFacts[]; total: number }> {
      const whose = JSON.stringify(owners)
      const mine = `d.owner IN (SELECT value FROM json_each(?1)) AND d.deleted_at IS NULL AND r.expires_at > ?2
        AND r.revision = (SELECT max(revision) FROM design_revisions WHERE design_uid = d.uid)
        ${unfinished ? 'AND r.for_cart = 0' : ''}`
      const [rows, total] = await db.batch<RevisionFacts & { total: number }>([
        db
          .prepare(`SELECT ${FACTS} ${REVISIONS} WHERE ${mine} ORDER BY r.created_at DESC LIMIT ?3 OFFSET ?4`)
          .bind(whose, now, limit, offset),
        db.prepare(`SELECT count(*) AS total ${REVISIONS} WHERE ${mine}`).bind(whose, now),
      ])
      return { rows: rows?.results ?? [], total: total?.results[0]?.total ?? 0 }
    },

    async rename(uid: string, name: string): Promise<void> {
      await db.prepare('UPDATE designs SET name = ?2 WHERE uid = ?1').bind(uid, name).run()
    },

    /** Takes back a deletion after `since`. The links of the design work again. */
    async restore(uid: string, owners: readonly string[], since: string): Promise<boolean> {
      const { meta } = await db
        .prepare(
          `UPDATE designs SET deleted_at = NULL
           WHERE uid = ?1 AND owner IN (SELECT value FROM json_each(?2)) AND deleted_at > ?3`,
        )
        .bind(uid, JSON.stringify(owners), since)
        .run()
      return meta.changes === 1
    },

    /**
     * Its links show nothing from then on, and it leaves the carts of other people. False for a design in a cart of its
     * owner, which could not be ordered without it.
     */
    async remove(uid: string, now: string): Promise<boolean> {
      const [removed] = await db.batch([
        db
          .prepare(
            `UPDATE designs SET deleted_at = ?2 WHERE uid = ?1 AND NOT EXISTS (SELECT 1 FROM cart_lines l
               JOIN carts c ON c.id = l.cart_id WHERE l.design_uid = ?1 AND l.is_shared = 0 AND c.active = 1)`,
          )
          .bind(uid, now),
        ...takingBack(db, 'SELECT uid FROM designs WHERE uid = ?1 AND deleted_at IS NOT NULL', uid),
      ])
      return removed?.meta.changes === 1
    },
  }
}

export type DesignsRepo = ReturnType<typeof createDesignsRepo>
