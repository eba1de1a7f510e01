import { mailboxKey } from '../../identity'

/**
 * Moves the subscription of a customer to another address, with its token, so that the links of earlier mails still end
 * it. What the new address has said before stays.
 *
 * @param condition of the statements, with `values` from ?4 on
 */
export function moveSubscription(
  db: D1Database,
  { from, to }: { from: string; to: string },
  condition: string,
  ...values: readonly string[]
): D1PreparedStatement[] {
  const [before, after] = [mailboxKey(from), mailboxKey(to)]
  const move = db
    .prepare(`UPDATE OR IGNORE subscribers SET email_key = ?2, email = ?3 WHERE email_key = ?1 AND ${condition}`)
    .bind(before, after, to, ...values)
  const drop = db
    .prepare(`DELETE FROM subscribers WHERE email_key = ?1 AND ?2 <> ?1 AND ?3 <> '' AND ${condition}`)
    .bind(before, after, to, ...values)
  return [move, drop]
}
