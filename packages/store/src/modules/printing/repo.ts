import type { PictureEnd } from '@kea/print/resources'
import { z } from 'zod'
import { type LabelledValue, labelledValues, textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { type Mail, queueMailIfChanged } from '../mails/outbox'
import { storedMask } from '../print-plan/stored-facts'
import { queuePrintFiles } from './queue'

/**
 * `partial`, `refused` and `failed` wait for somebody: a partial file lacks some prints of many, and a refused one would
 * fail again in the same way.
 */
export type PrintState = 'waiting' | 'made' | 'partial' | 'refused' | 'failed' | 'deleted'

export interface ClaimedPrint {
  line_id: number
  /** Including this attempt. */
  attempts: number
  /** The claim's end, which also names the claim. */
  claimed_until: string
}

export interface PrintedLine {
  orderNumber: string
  /** 1 for the first line of its order. */
  position: number
  sku: string
  name: string
}

/** What an order line says about its print file. */
export interface PrintLine extends PrintedLine {
  options: LabelledValue[]
  /** Uids of its options; null for a line from before they were stored. */
  optionUids: string[] | null
  quantity: number
  designUid: string
  revision: number
  /** JSON of the definition with which it was ordered, else of the product's present one; null without one. */
  definition: string | null
  fileKey: string | null
  /** The drawing of a sign that its maker has not approved, so it is not bent yet; null for all others. */
  toApprove: number | null
}

export interface PrintUpload {
  uid: string
  name: string
  size: number
  object_key: string
  /** Where its picture ends and its mask is; null for one from before that was stored. */
  end: PictureEnd | null
}

const storedEnd = z.object({ end: z.number(), hasEnd: z.boolean(), mask: storedMask })

const storedFiles = z.array(
  z.object({
    key: z.string(),
    bytes: z.number(),
    /** The colours of its pages in words; none for a file from before that was noted. */
    colours: z.string().optional(),
  }),
)

/** One object in R2. */
export type StoredFile = z.infer<typeof storedFiles>[number]

export interface PrintFileRow {
  orderNumber: string
  position: number
  sku: string
  state: PrintState
  attempts: number
  error: string | null
  made_at: string | null
  files: StoredFile[]
  /** As in a line. */
  toApprove: number | null
}

/** The position of the line `l` in its order; 1 for the first. */
export const POSITION = '(SELECT count(*) FROM order_lines e WHERE e.order_id = l.order_id AND e.id <= l.id)'
const TO_APPROVE = '(SELECT a.drawing FROM sign_approvals a WHERE a.line_id = l.id AND a.approved_at IS NULL)'
const ROWS = `SELECT o.number AS orderNumber, ${POSITION} AS position, l.sku, f.state, f.attempts, f.error, f.made_at, f.files,
    ${TO_APPROVE} AS toApprove
  FROM print_files f JOIN order_lines l ON l.id = f.line_id JOIN orders o ON o.id = f.order_id`
const LISTED_MAX = 100

type StoredRow = Omit<PrintFileRow, 'files'> & { files: string }
const toRow = (row: StoredRow): PrintFileRow => ({ ...row, files: readJson(storedFiles, row.files) })

type StoredPrintLine = Omit<PrintLine, 'options' | 'optionUids'> & {
  options: string
  optionUids: string | null
}

/** States in which a file may have objects, also of an earlier attempt. */
const FILLED = "'made', 'partial', 'waiting', 'refused', 'failed'"

/** What nobody prints any more. */
interface OldFiles {
  line_id: number
  files: StoredFile[]
  /** Of an order whose account was deleted. */
  isGone: boolean
  /** The customer of the order, or the guest who placed it; null for neither. */
  customerId: number | null
  placedBy: string | null
}

export function createPrintingRepo(db: D1Database) {
  return {
    /**
     * Claims the file that has waited longest, or none while another one is being made: a file may need the memory and the
     * time of a whole Worker.
     */
    claim: (now: string, until: string) =>
      db
        .prepare(
          `UPDATE print_files SET claimed_until = ?2, attempts = attempts + 1 WHERE line_id = (
             SELECT f.line_id FROM print_files f JOIN orders o ON o.id = f.order_id
             WHERE f.state = 'waiting' AND f.run_at <= ?1 AND o.status NOT IN ('cancelled', 'refunded')
               AND NOT EXISTS (SELECT 1 FROM print_files WHERE state = 'waiting' AND claimed_until > ?1)
             ORDER BY f.run_at, f.line_id LIMIT 1)
           RETURNING line_id, attempts, claimed_until`,
        )
        .bind(now, until)
        .first<ClaimedPrint>(),

    async line(lineId: number): Promise<PrintLine | null> {
      const row = await db
        .prepare(
          `SELECT o.number AS orderNumber, ${POSITION} AS position, l.sku, l.name, l.options,
             l.option_uids AS optionUids, l.quantity,
             l.design_uid AS designUid, l.design_revision AS revision,
             coalesce(s.definition, p.definition) AS definition, r.file_key AS fileKey, ${TO_APPROVE} AS toApprove
           FROM order_lines l JOIN orders o ON o.id = l.order_id
             JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
             LEFT JOIN ordered_definitions s ON s.sha256 = l.definition_sha256
             LEFT JOIN products p ON p.id = l.product_id WHERE l.id = ?`,
        )
        .bind(lineId)
        .first<StoredPrintLine>()
      return (
        row && {
          ...row,
          options: readJson(labelledValues, row.options),
          optionUids: row.optionUids === null ? null : readJson(textList, row.optionUids),
        }
      )
    },

    /** The line of a file, also without its design. */
    named: (lineId: number) =>
      db
        .prepare(
          `SELECT o.number AS orderNumber, ${POSITION} AS position, l.sku, l.name
           FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id = ?`,
        )
        .bind(lineId)
        .first<PrintedLine>(),

    async uploads(uids: readonly string[]): Promise<PrintUpload[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, name, size, object_key, facts FROM uploads
           WHERE state = 'complete' AND uid IN (SELECT value FROM json_each(?))`,
        )
        .bind(JSON.stringify(uids))
        .all<Omit<PrintUpload, 'end'> & { facts: string | null }>()
      return results.map(({ facts, ...upload }) => ({
        ...upload,
        end: storedEnd
          .nullable()
          .catch(null)
          .parse(JSON.parse(facts ?? 'null')),
      }))
    },

    /**
     * Nothing if another claim has begun since. Its files have the same names and may be overwritten by now, so they are made
     * once more. `error`: why some prints are not in the files.
     */
    async made(
      { line_id, claimed_until }: ClaimedPrint,
      { files, error, now }: { files: readonly StoredFile[]; error: string | null; now: string },
      mail: Mail | null,
    ): Promise<void> {
      const once = db
        .prepare(
          `UPDATE print_files SET state = 'waiting', run_at = ?3, claimed_until = ''
           WHERE line_id = ?1 AND claimed_until <> ?2 AND state IN ('made', 'partial', 'waiting')`,
        )
        .bind(line_id, claimed_until, now)
      const made = db
        .prepare(
          `UPDATE print_files SET state = CASE WHEN ?5 IS NULL THEN 'made' ELSE 'partial' END, error = ?5, files = ?3,
             made_at = ?4, claimed_until = '' WHERE line_id = ?1 AND claimed_until = ?2`,
        )
        .bind(line_id, claimed_until, JSON.stringify(files), now, error)
      await db.batch(mail ? [once, made, queueMailIfChanged(db, mail, now)] : [once, made])
    },

    /** `nextAt` null: no more attempts by itself. */
    async failed(
      { line_id, claimed_until }: ClaimedPrint,
      { state, error, nextAt, now }: { state: PrintState; error: string; nextAt: string | null; now: string },
      mail: Mail | null,
    ): Promise<void> {
      const failed = db
        .prepare(
          `UPDATE print_files SET state = ?3, error = ?4, run_at = coalesce(?5, run_at), claimed_until = ''
           WHERE line_id = ?1 AND claimed_until = ?2`,
        )
        .bind(line_id, claimed_until, state, error, nextAt)
      await db.batch(mail ? [failed, queueMailIfChanged(db, mail, now)] : [failed])
    },

    /** Every file of a paid order, also those that were made before. A file that is being made is made once more. */
    async again(number: string, now: string): Promise<PrintFileRow[]> {
      const [, , rows] = await db.batch<StoredRow>([
        queuePrintFiles(db, { number }, now),
        db
          .prepare(
            `UPDATE print_files SET state = 'waiting', attempts = 0, error = NULL, run_at = ?2, claimed_until = ''
             WHERE order_id = (SELECT id FROM orders WHERE number = ?1)`,
          )
          .bind(number, now),
        db.prepare(`${ROWS} WHERE o.number = ? ORDER BY f.line_id`).bind(number),
      ])
      return (rows?.results ?? []).map(toRow)
    },

    /** Every file of an order. */
    async ofOrder(number: string): Promise<PrintFileRow[]> {
      const { results } = await db
        .prepare(`${ROWS} WHERE o.number = ? ORDER BY f.line_id`)
        .bind(number)
        .all<StoredRow>()
      return results.map(toRow)
    },

    /** Files that are not made, those that need somebody first. */
    async open(): Promise<PrintFileRow[]> {
      const { results } = await db
        .prepare(
          `${ROWS} WHERE f.state IN ('waiting', 'partial', 'refused', 'failed') ORDER BY f.state, f.line_id LIMIT ?`,
        )
        .bind(LISTED_MAX)
        .all<StoredRow>()
      return results.map(toRow)
    },

    /** Files of orders that were sent, or ended without it, before `before`, and of orders whose account is gone. */
    async old(before: string, limit: number): Promise<OldFiles[]> {
      const ofEnded = (state: PrintState) =>
        `SELECT f.line_id, f.files, o.forgotten_at IS NOT NULL AS gone, o.customer_id, o.placed_by FROM print_files f JOIN orders o ON o.id = f.order_id
         WHERE f.state = '${state}' AND f.made_at < ?1 AND (o.shipped_at < ?1 OR o.status IN ('cancelled', 'refunded'))`
      const ofForgotten = `SELECT f.line_id, f.files, 1 AS gone, o.customer_id, o.placed_by FROM print_files f JOIN orders o ON o.id = f.order_id
         WHERE f.state IN (${FILLED}) AND f.files <> '[]' AND o.forgotten_at IS NOT NULL`
      const { results } = await db
        .prepare(`${ofEnded('made')} UNION ${ofEnded('partial')} UNION ${ofForgotten} LIMIT ?2`)
        .bind(before, limit)
        .all<{ line_id: number; files: string; gone: number; customer_id: number | null; placed_by: string | null }>()
      return results.map(({ line_id, files, gone, customer_id, placed_by }) => ({
        line_id,
        files: readJson(storedFiles, files),
        isGone: gone === 1,
        customerId: customer_id,
        placedBy: placed_by,
      }))
    },

    async deleted(lineIds: readonly number[]): Promise<void> {
      await db
        .prepare(
          "UPDATE print_files SET state = 'deleted', files = '[]' WHERE line_id IN (SELECT value FROM json_each(?))",
        )
        .bind(JSON.stringify(lineIds))
        .run()
    },
  }
}

export type PrintingRepo = ReturnType<typeof createPrintingRepo>
