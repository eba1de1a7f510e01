import { isoDate } from '@kea/shared/dates'
import type { Clock } from '../../clock'
import { mailboxKey, sha256 } from '../../identity'
import { type Mail, queueMailIfChanged } from '../mails/outbox'

/**
 * Mails per day to one mailbox, over all callers and forms; those for getting into an account, which forms must not fill; and to the shop itself, which reads the rest with `pnpm
 * shop`.
 */
const MAILBOX_DAY = { forms: 10, accounts: 20, shop: 1_000 } as const

type Condition = 'true' | 'changes() > 0'

/** Counts a new mail, if its mailbox is below the limit. */
const count = (condition: Condition) => `INSERT INTO daily_use (day, who, what, times, bytes, times_max, bytes_max)
  SELECT ?1, ?2, ?5, 1, 0, ?3, 0 WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM outbox WHERE message_id = ?4)
  ON CONFLICT (day, who, what) DO UPDATE SET times = times + 1, times_max = ?3 WHERE times < ?3`

interface Dependencies {
  db: D1Database
  clock: Clock
  signingKey: string | undefined
}

/** For mails that any caller can cause: anybody may enter anybody's address. */
export function createMailboxes({ db, clock, signingKey }: Dependencies) {
  return {
    /**
     * Statements for the batch that causes the mail. The last one changes a row if the mail was written. A full mailbox
     * stops only the mail, so that mails caused by others lock nobody out.
     *
     * @param condition `changes() > 0` directly behind the statement that must have changed a row
     */
    async mailing(
      mail: Mail,
      kind: keyof typeof MAILBOX_DAY,
      condition: Condition = 'true',
    ): Promise<D1PreparedStatement[]> {
      const now = clock()
      // Hashed with the key: a plain hash of an address can be guessed.
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
