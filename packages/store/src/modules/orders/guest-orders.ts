import { mailboxKey } from '../../identity'

/**
 * Gives a customer the orders that guests placed with the customer's address. Only for a batch in which the mailbox was
 * proved, by the link or the code of a mail: anybody may type any address, and an order shows a postal address.
 *
 * @param condition of the statement, with ?1 as the address and `values` from ?3 on
 */
export const claimGuestOrders = (
  db: D1Database,
  email: string,
  condition = 'true',
  ...values: readonly (string | number | null)[]
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE orders SET customer_id = (SELECT id FROM customers WHERE email = ?1)
       WHERE customer_id IS NULL AND email_key = ?2 AND lower(email) = lower(?1)
         AND EXISTS (SELECT 1 FROM customers WHERE email = ?1) AND ${condition}`,
    )
    .bind(email, mailboxKey(email), ...values)
