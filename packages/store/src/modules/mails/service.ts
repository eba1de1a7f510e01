import { type Clock, minutesFrom } from '../../clock'
import type { SettingsService } from '../settings/service'
import { mailHeaders } from './mail-headers'
import type { ClaimedMail, MailsRepo } from './repo'

interface Dependencies {
  repo: MailsRepo
  settings: SettingsService
  /** Null if the shop sends no mail: mails then wait in the outbox. */
  post: SendEmail | null
  /** The sender's address. */
  from: string | null
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** Mails per tick. The rest follows in the next minute. */
const AT_ONCE = 20
/** Longer than any tick runs. */
const LOST_MINUTES = 30
/** The last attempt is half a day after the first. */
const ATTEMPTS_MAX = 5
const BACK_OFF = 5

/** When a mail is sent again after its n-th failure: after 5, 25, 125 and 625 minutes, then never. */
export const nextTry = (now: Date, attempts: number): string | null =>
  attempts >= ATTEMPTS_MAX ? null : minutesFrom(now, BACK_OFF ** attempts)

const ERROR_CHARS = 500

/** The error for the log and the operator. The mail service may name the address, which must not be in a log. */
function reasonOf(error: unknown, { recipient, reply_to }: ClaimedMail): string {
  const message = error instanceof Error ? error.message : String(error)
  const withoutThem = [recipient, reply_to ?? ''].reduce(
    (text, address) => (address === '' ? text : text.replaceAll(address, '(address)')),
    message,
  )
  return withoutThem.slice(0, ERROR_CHARS)
}

export function createMailsService({ repo, settings, post, from, clock, onError }: Dependencies) {
  const sendOne = async (post: SendEmail, mail: ClaimedMail, sender: EmailAddress): Promise<void> => {
    try {
      await post.send({
        from: sender,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html !== '' && { html: mail.html }),
        headers: mailHeaders(mail, sender.email),
        ...(mail.reply_to && { replyTo: mail.reply_to }),
      })
    } catch (error) {
      const reason = reasonOf(error, mail)
      onError(`mail ${mail.id}`, reason)
      return repo.failed(mail.id, reason, nextTry(clock(), mail.attempts))
    }
    await repo.sent(mail.id, clock().toISOString())
  }

  return {
    /**
     * Sends the waiting mails. Two concurrent ticks never send the same mail, and a failed one does not stop the
     * others.
     */
    async send(): Promise<void> {
      if (!post || !from) return
      await repo.markUnknown(minutesFrom(clock(), -LOST_MINUTES))
      // Read before the claim: a claimed mail that is not sent waits for the operator.
      const { name } = await settings.names()
      for (const mail of await repo.claim(clock().toISOString(), AT_ONCE)) {
        try {
          await sendOne(post, mail, { email: from, name: name || from })
        } catch (error) {
          onError(`mail ${mail.id}`, error)
        }
      }
    },
    from,
    newest: (limit: number) => repo.newest(limit),
    find: (id: number) => repo.find(id),
    unsent: (limit: number) => repo.unsent(limit),
    again: (ids: readonly number[]) => repo.again(ids),
    /** Marks mails as sent. Answers the ids that could be marked. */
    gone: (ids: readonly number[]) => repo.gone(ids, clock().toISOString()),
  }
}

export type MailsService = ReturnType<typeof createMailsService>
