import { z } from 'zod'
import { type LabelledValue, labelledValues } from '../../json-columns'
import { readJson } from '../../read-json'
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
  /** The revision of its design, which rises with every change of its words. */
  drawing: number
  state: PrintState
  /** Keys of its files, the production sheet first; none while they are not made. */
  files: string[]
}

/** A sign as its order has it now. */
export interface SignOnLine {
  lineId: number
  drawing: number | null
  words: string
  approvedAt: string | null
  /** Of its files. */
  state: PrintState
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
             o.paid_at AS paidAt, l.design_revision AS drawing, f.state, f.files
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
          `SELECT a.line_id AS lineId, l.design_revision AS drawing, coalesce(r.preview_words, '') AS words,
             a.approved_at AS approvedAt, f.state ${FROM} WHERE a.line_id = ?`,
        )
        .bind(lineId)
        .first<SignOnLine>(),

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
     * @param drawing the revision that was looked at; null for any
     */
    async approve(lineId: number, drawing: number | null, mail: Mail, now: string): Promise<boolean> {
      const [approved] = await db.batch([
        db
          .prepare(
            `UPDATE sign_approvals SET approved_at = ?3 WHERE line_id = ?1 AND approved_at IS NULL
               AND EXISTS (SELECT 1 FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN print_files f ON f.line_id = l.id
                 WHERE l.id = ?1 AND o.status = 'processing' AND f.state = 'made' AND (?2 IS NULL OR l.design_revision = ?2))
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
  }
}

export type SignsRepo = ReturnType<typeof createSignsRepo>
