import { isoDate } from '@kea/shared/dates'
import type { Clock } from '../../clock'
import { mailboxKey, sha256 } from '../../identity'
import { type Mail, queueMailIfChanged } from '../mails/outbox'

/**
 * Mails of a day to one mailbox, of all callers and all forms together; and to the shop itself, which reads what is
 * over that with `pnpm shop`.
 */
const MAILBOX_DAY = { forms: 10, shop: 1_000 } as const

type Condition = 'true' | 'changes() > 0'

/** Counts a mail that was not written before, where its mailbox has room. */
const count = (condition: Condition) => `INSERT INTO daily_use (day, who, what, times, bytes, times_max, bytes_max)
  SELECT ?1, ?2, ?5, 1, 0, ?3, 0 WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM outbox WHERE message_id = ?4)
  ON CONFLICT (day, who, what) DO UPDATE SET times = times + 1, times_max = ?3 WHERE times < ?3`

interface Dependencies {
  db: D1Database
  clock: Clock
  signingKey: string | undefined
}

/** For mails that a caller from outside can cause: anybody may type in anybody's address. */
export function createMailboxes({ db, clock, signingKey }: Dependencies) {
  return {
    /**
     * Statements for the batch of what causes the mail; the last of them changes a row where the mail was written. A full
     * mailbox stops the mail and nothing else, so that nobody is shut out by mails that others caused.
     *
     * @param condition `changes() > 0` straight behind the statement that must have changed a row
     */
    async mailing(
      mail: Mail,
      kind: keyof typeof MAILBOX_DAY,
      condition: Condition = 'true',
    ): Promise<D1PreparedStatement[]> {
      const now = clock()
      // With the key: a plain hash of an address is soon guessed.
      const who = await sha256(`mailbox ${signingKey} ${mailboxKey(mail.recipient)}`)
      return [
        db
          .prepare(count(condition))
          .bind(isoDate(now.getTime()), who, MAILBOX_DAY[kind], mail.messageId, `mails ${kind}`),
        queueMailIfChanged(db, mail, now.toISOString()),
      ]
    },
  }
}

export type Mailboxes = ReturnType<typeof createMailboxes>
