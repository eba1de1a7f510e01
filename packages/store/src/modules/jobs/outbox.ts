export interface Mail {
  /** A mail with the id of an earlier one is not written again. */
  messageId: string
  recipient: string
  /** Where an answer goes, if not to the shop. */
  replyTo?: string
  subject: string
  body: string
}

const queue = (db: D1Database, mail: Mail, now: string, condition: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (message_id, recipient, reply_to, subject, body, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${condition} ON CONFLICT (message_id) DO NOTHING`,
    )
    .bind(mail.messageId, mail.recipient, mail.replyTo ?? null, mail.subject, mail.body, now)

/** Puts a mail into the outbox: for the batch of what causes it. */
export const queueMail = (db: D1Database, mail: Mail, now: string): D1PreparedStatement => queue(db, mail, now, 'true')

/** For the batch of what causes it, straight behind the statement that must have changed a row. */
export const queueMailIfChanged = (db: D1Database, mail: Mail, now: string): D1PreparedStatement =>
  queue(db, mail, now, 'changes() > 0')

/** For the batch of what causes it, straight behind a statement in whose place it stands where that one changed nothing. */
export const queueMailIfUnchanged = (db: D1Database, mail: Mail, now: string): D1PreparedStatement =>
  queue(db, mail, now, 'changes() = 0')
