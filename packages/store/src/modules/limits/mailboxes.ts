import { isoDate } from '@kea/shared/dates'
import type { Clock } from '../../clock'
import { mailboxKey, sha256 } from '../../identity'
import { type Mail, queueMailIfChanged } from '../mails/outbox'

/**
 * Mails per day to one mailbox, over all callers and forms; those by which a reader gets into an account, which others
 * must not fill; and to the shop itself, which reads the rest with `pnpm shop`. What a customer must know, such as a new
 * password, is written without a limit.
 */
const MAILBOX_DAY = { forms: 10, accounts: 20, shop: 1_000 } as const

/** How long a one-time code works. One is mailed at least this often, so that nobody waits for the next. */
export const CODE_MINUTES = 10

/** A mail for getting into an account is written at least this often, whatever others have asked for before. */
const SLOT_MINUTES: Record<Entry, number> = { register: 30, code: CODE_MINUTES, password: 30, email: 30 }
const MINUTE_MS = 60_000

const IS_NEW = 'NOT EXISTS (SELECT 1 FROM outbox WHERE message_id = ?4)'

/** Counts a new mail, if its mailbox is below the limit, or if the statement before has let it pass. */
const count = (condition: string, passed = 'false') => `INSERT INTO daily_use
  (day, who, what, times, bytes, times_max, bytes_max) SELECT ?1, ?2, ?3, 1, 0, ?5, 0 WHERE ${condition} AND ${IS_NEW}
  ON CONFLICT (day, who, what) DO UPDATE SET times = min(times + 1, ?5), times_max = ?5 WHERE times < ?5 OR ${passed}`

/** Directly before `count`: changes a row for the first mail of a slot to a mailbox at its limit. */
const passInSlot = (condition: string) => `INSERT INTO daily_use (day, who, what, times, bytes, times_max, bytes_max)
  SELECT day, who, ?3, 1, 0, 1, 0 FROM daily_use WHERE day = ?1 AND who = ?2 AND what = 'mails accounts' AND times >= ?5
    AND ${condition} AND ${IS_NEW}
  ON CONFLICT (day, who, what) DO NOTHING`

/** What a mail lets its reader do. Each has a slot of its own: a stranger who asks for one keeps back no other. */
type Entry = 'register' | 'code' | 'password' | 'email'

/** Whether a mail is written, as SQL with its values from ?6 on. */
export interface MailCondition {
  sql: string
  values: readonly (string | null)[]
}

const ALWAYS: MailCondition = { sql: 'true', values: [] }
/** Directly behind the statement that must have changed a row. */
export const IF_CHANGED: MailCondition = { sql: 'changes() > 0', values: [] }

/** Whether an address has an account. */
export const ofCustomer = (email: string): MailCondition => ({
  sql: 'EXISTS (SELECT 1 FROM customers WHERE email = ?6)',
  values: [email.toLowerCase()],
})
export const ofNobody = (email: string): MailCondition => ({
  sql: 'NOT EXISTS (SELECT 1 FROM customers WHERE email = ?6)',
  values: [email.toLowerCase()],
})

function slotOf(entry: Entry, now: Date): string {
  const begin = now.getTime() - (now.getTime() % (SLOT_MINUTES[entry] * MINUTE_MS))
  return `mails ${entry} ${new Date(begin).toISOString()}`
}

interface Dependencies {
  db: D1Database
  clock: Clock
  signingKey: string | undefined
}

/** For mails that any caller can cause: anybody may enter anybody's address. */
export function createMailboxes({ db, clock, signingKey }: Dependencies) {
  // Hashed with the key: a plain hash of an address can be guessed.
  const whoOf = (mail: Mail): Promise<string> => sha256(`mailbox ${signingKey} ${mailboxKey(mail.recipient)}`)

  return {
    /**
     * Statements for the batch that causes the mail. The last one changes a row if the mail was written. A full mailbox
     * stops only the mail.
     */
    async mailing(
      mail: Mail,
      kind: 'forms' | 'shop',
      { sql, values }: MailCondition = ALWAYS,
    ): Promise<D1PreparedStatement[]> {
      const now = clock()
      const day = isoDate(now.getTime())
      const limit = MAILBOX_DAY[kind]
      return [
        db.prepare(count(sql)).bind(day, await whoOf(mail), `mails ${kind}`, mail.messageId, limit, ...values),
        queueMailIfChanged(db, mail, now.toISOString()),
      ]
    },

    /**
     * The same for a mail that lets its reader into an account. A full mailbox gets one of each kind in each slot, so that
     * mails caused by others lock nobody out.
     */
    async accountMailing(entry: Entry, mail: Mail, { sql, values }: MailCondition): Promise<D1PreparedStatement[]> {
      const now = clock()
      const day = isoDate(now.getTime())
      const who = await whoOf(mail)
      const slot = slotOf(entry, now)
      const limit = MAILBOX_DAY.accounts
      return [
        db.prepare(passInSlot(sql)).bind(day, who, slot, mail.messageId, limit, ...values),
        db.prepare(count(sql, 'changes() > 0')).bind(day, who, 'mails accounts', mail.messageId, limit, ...values),
        queueMailIfChanged(db, mail, now.toISOString()),
      ]
    },
  }
}

export type Mailboxes = ReturnType<typeof createMailboxes>
