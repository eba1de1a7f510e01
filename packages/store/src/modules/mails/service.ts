import { type Clock, minutesFrom } from '../../clock'
import type { SettingsService } from '../settings/service'
import { mailHeaders } from './mail-headers'
import type { ClaimedMail, MailsRepo } from './repo'

interface Dependencies {
  repo: MailsRepo
  settings: SettingsService
  /** Null where the shop sends no mail: what is written waits in the outbox. */
  post: SendEmail | null
  /** The address that mails come from. */
  from: string | null
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** What one tick sends; the next minute brings the next. */
const AT_ONCE = 20
/** Longer than any tick runs. */
const LOST_MINUTES = 30
/** The last try comes half a day after the first. */
const TRIES = 5
const BACK_OFF = 5

/** When a mail that failed for the n-th time is tried again: after 5, 25, 125 and 625 minutes, then never. */
export const nextTry = (now: Date, attempts: number): string | null =>
  attempts >= TRIES ? null : minutesFrom(now, BACK_OFF ** attempts)

const ERROR_CHARS = 500

/** What went wrong, for the log and the shopkeeper. Who sends mails may name the address, and no log keeps one. */
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
    /** Sends what waits. Two ticks at once never send the same mail, and one that fails holds no other up. */
    async send(): Promise<void> {
      if (!post || !from) return
      await repo.loseSight(minutesFrom(clock(), -LOST_MINUTES))
      // Before anything is claimed: what is claimed and not sent waits for a person.
      const { name } = await settings.names()
      for (const mail of await repo.claim(clock().toISOString(), AT_ONCE)) {
        try {
          await sendOne(post, mail, { email: from, name: name || from })
        } catch (error) {
          onError(`mail ${mail.id}`, error)
        }
      }
    },
    unsent: (limit: number) => repo.unsent(limit),
    again: (ids: readonly number[]) => repo.again(ids),
    /** A person says that these have gone. Answers those that could be marked. */
    gone: (ids: readonly number[]) => repo.gone(ids, clock().toISOString()),
  }
}
