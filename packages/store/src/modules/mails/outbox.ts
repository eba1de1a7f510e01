export interface Mail {
  /**
   * A mail with the id of an earlier one is not written again, as long as the outbox knows that one: 30 days after it
   * went. What must never be written twice says so in a table of its own.
   */
  messageId: string
  recipient: string
  /** Where an answer goes, if not to the shop. */
  replyTo?: string
  subject: string
  body: string
  /** Of a newsletter mail: the HTTPS address where a mail program may end the subscription by one POST. */
  unsubscribeUrl?: string
}

/**
 * Puts a mail into the outbox, where a condition holds: for the batch of what causes it.
 *
 * @param values of the condition, from ?8 on
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
      `INSERT INTO outbox (message_id, recipient, reply_to, subject, body, unsubscribe_url, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE ${condition} ON CONFLICT (message_id) DO NOTHING`,
    )
    .bind(
      mail.messageId,
      mail.recipient,
      mail.replyTo ?? null,
      mail.subject,
      mail.body,
      mail.unsubscribeUrl ?? null,
      now,
      ...values,
    )

/** For the batch of what causes it, straight behind the statement that must have changed a row. */
export const queueMailIfChanged = (db: D1Database, mail: Mail, now: string): D1PreparedStatement =>
  queueMailWhere(db, mail, now, 'changes() > 0')
