import { z } from 'zod'
import { type LabelledValue, labelledValues } from '../../json-columns'
import { readJson } from '../../read-json'
import type { RevisionFacts } from '../designs/repo'
import { type Mail, queueMailIfChanged } from '../mails/outbox'
import { POSITION, type PrintState } from '../printing/repo'

/** A paid sign that its maker has not approved. */
export interface WaitingSign {
  orderNumber: string
  position: number
  /** '' for a sign that is a drawing alone. */
  words: string
  options: LabelledValue[]
  paidAt: string
  /** Rises with every change of its words. */
  drawing: number
  state: PrintState
  /** Keys of its files, the production sheet first; none while they are not made. */
  files: string[]
}

/** A sign as its order has it now. */
export interface SignOnLine {
  lineId: number
  drawing: number
  words: string
  approvedAt: string | null
  /** Of its files. */
  state: PrintState
}

/** A drawing that waits for its mail. */
interface UnmailedDrawing {
  lineId: number
  orderId: number
  drawing: number
}

const fileKeys = z.array(z.object({ key: z.string() }))

type WaitingRow = Omit<WaitingSign, 'options' | 'files'> & { options: string; files: string }

const FROM = `FROM sign_approvals a JOIN order_lines l ON l.id = a.line_id JOIN orders o ON o.id = l.order_id
  JOIN print_files f ON f.line_id = a.line_id
  LEFT JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision`

export function createSignsRepo(db: D1Database) {
  return {
    /** The one that has waited longest comes first. */
    async waiting(limit: number): Promise<WaitingSign[]> {
      const { results } = await db
        .prepare(
          `SELECT o.number AS orderNumber, ${POSITION} AS position, coalesce(r.preview_words, '') AS words, l.options,
             o.paid_at AS paidAt, a.drawing, f.state, f.files
           ${FROM} WHERE a.approved_at IS NULL AND o.status = 'processing' ORDER BY o.paid_at, a.line_id LIMIT ?`,
        )
        .bind(limit)
        .all<WaitingRow>()
      return results.map(({ options, files, ...row }) => ({
        ...row,
        options: readJson(labelledValues, options),
        files: readJson(fileKeys, files).map(({ key }) => key),
      }))
    },

    find: (lineId: number) =>
      db
        .prepare(
          `SELECT a.line_id AS lineId, a.drawing, coalesce(r.preview_words, '') AS words,
             a.approved_at AS approvedAt, f.state ${FROM} WHERE a.line_id = ?`,
        )
        .bind(lineId)
        .first<SignOnLine>(),

    /** Drawings that their shoppers were not mailed yet, the oldest first. */
    async unmailed(limit: number): Promise<UnmailedDrawing[]> {
      const { results } = await db
        .prepare(
          `SELECT a.line_id AS lineId, o.id AS orderId, a.drawing ${FROM}
           WHERE a.mailed_at IS NULL AND a.approved_at IS NULL AND o.status = 'processing' ORDER BY a.line_id LIMIT ?`,
        )
        .bind(limit)
        .all<UnmailedDrawing>()
      return results
    },

    /** Writes the mail of a drawing, unless another run has, or there is a newer drawing. */
    async mailDrawing({ lineId, drawing }: UnmailedDrawing, mail: Mail, now: string): Promise<void> {
      await db.batch([
        db
          .prepare('UPDATE sign_approvals SET mailed_at = ?3 WHERE line_id = ?1 AND drawing = ?2 AND mailed_at IS NULL')
          .bind(lineId, drawing, now),
        queueMailIfChanged(db, mail, now),
      ])
    },

    /** The lines of an order that wait, by their positions. */
    async waitingOf(number: string): Promise<number[]> {
      const { results } = await db
        .prepare(
          `SELECT ${POSITION} AS position ${FROM} WHERE o.number = ? AND o.status = 'processing' AND a.approved_at IS NULL ORDER BY a.line_id`,
        )
        .bind(number)
        .all<{ position: number }>()
      return results.map(({ position }) => position)
    },

    /**
     * Approves a sign whose files are made from the words that it has now, writes the mail, and lets the files be made once
     * more, as final ones. One statement decides, so a change of the words comes before it or is refused. False if nothing
     * was approved.
     *
     * @param drawing the one that was looked at
     */
    async approve(lineId: number, drawing: number, mail: Mail, now: string): Promise<boolean> {
      const [approved] = await db.batch([
        db
          .prepare(
            `UPDATE sign_approvals SET approved_at = ?3 WHERE line_id = ?1 AND approved_at IS NULL AND drawing = ?2
               AND EXISTS (SELECT 1 FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN print_files f ON f.line_id = l.id
                 WHERE l.id = ?1 AND o.status = 'processing' AND f.state = 'made')
             RETURNING line_id`,
          )
          .bind(lineId, drawing, now),
        queueMailIfChanged(db, mail, now),
        db
          .prepare(
            `UPDATE print_files SET state = 'waiting', attempts = 0, run_at = ?2, claimed_until = ''
             WHERE line_id = ?1 AND EXISTS (SELECT 1 FROM sign_approvals WHERE line_id = ?1 AND approved_at = ?2)`,
          )
          .bind(lineId, now),
      ])
      return (approved?.results.length ?? 0) > 0
    },

    /**
     * Puts another design on a sign that waits, keeps its files as those of an order, and lets the print files be made anew.
     * One statement decides, so an approval comes before it or finds the new drawing. False if nothing was changed.
     *
     * @param keeping statements that keep the design
     */
    async change(
      lineId: number,
      { uid, revision }: Pick<RevisionFacts, 'uid' | 'revision'>,
      keeping: readonly D1PreparedStatement[],
      now: string,
    ): Promise<boolean> {
      const isOnLine = `EXISTS (SELECT 1 FROM order_lines l JOIN sign_approvals a ON a.line_id = l.id
        WHERE l.id = ?1 AND l.design_uid = ?2 AND l.design_revision = ?3 AND a.approved_at IS NULL)`
      const [changed] = await db.batch([
        db
          .prepare(
            `UPDATE order_lines SET design_uid = ?2, design_revision = ?3 WHERE id = ?1 AND is_shared = 0
               AND EXISTS (SELECT 1 FROM sign_approvals WHERE line_id = ?1 AND approved_at IS NULL)
               AND EXISTS (SELECT 1 FROM orders o WHERE o.id = order_lines.order_id AND o.status = 'processing')
             RETURNING id`,
          )
          .bind(lineId, uid, revision),
        db
          .prepare(
            'UPDATE sign_approvals SET drawing = drawing + 1, mailed_at = NULL WHERE line_id = ? AND changes() > 0',
          )
          .bind(lineId),
        db
          .prepare(
            `UPDATE print_files SET state = 'waiting', attempts = 0, error = NULL, run_at = ?4, claimed_until = ''
             WHERE line_id = ?1 AND ${isOnLine}`,
          )
          .bind(lineId, uid, revision, now),
        db
          .prepare(
            `INSERT INTO order_originals (order_id, upload_uid, kind)
             SELECT l.order_id, r.preview_uid, 'preview' FROM order_lines l
               JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
             WHERE l.id = ?1 AND r.preview_uid IS NOT NULL AND ${isOnLine} ON CONFLICT DO NOTHING`,
          )
          .bind(lineId, uid, revision),
        ...keeping,
      ])
      return (changed?.results.length ?? 0) > 0
    },
  }
}

export type SignsRepo = ReturnType<typeof createSignsRepo>
