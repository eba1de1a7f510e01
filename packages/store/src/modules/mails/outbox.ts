import type { MailContent } from './content'
import { mailHtml } from './mail-html'
import { mailText } from './mail-text'

export interface Mail {
  /**
   * A mail with an existing id is not written again. The outbox stores an id for 30 days after the mail was sent. Mails
   * that must never be sent twice have a table of their own.
   */
  messageId: string
  recipient: string
  /** The reply address, if not the shop's. */
  replyTo?: string
  subject: string
  content: MailContent
  /** For newsletters: the HTTPS address where a mail program can unsubscribe by one POST. */
  unsubscribeUrl?: string
}

/**
 * Writes a mail to the outbox under a condition, in the batch that causes it.
 *
 * @param values parameters of the condition, from ?9 on
 */
export const queueMailWhere = (
  db: D1Database,
  mail: Mail,
  now: string,
  condition: string,
  ...values: readonly number[]
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (message_id, recipient, reply_to, subject, body, html, unsubscribe_url, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ${condition} ON CONFLICT (message_id) DO NOTHING`,
    )
    .bind(
      mail.messageId,
      mail.recipient,
      mail.replyTo ?? null,
      mail.subject,
      mailText(mail.content),
      mailHtml(mail.subject, mail.content),
      mail.unsubscribeUrl ?? null,
      now,
      ...values,
    )

/** For the batch that causes the mail, directly behind the statement that must have changed a row. */
export const queueMailIfChanged = (db: D1Database, mail: Mail, now: string): D1PreparedStatement =>
  queueMailWhere(db, mail, now, 'changes() > 0')
