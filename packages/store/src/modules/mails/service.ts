import type { Clock } from '../../clock'
import type { SettingsService } from '../settings/service'
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
const MINUTE_MS = 60_000
/** Longer than any tick runs. */
const LOST_MINUTES = 30
/** The last try comes half a day after the first. */
const TRIES = 5
const BACK_OFF = 5

const minutesFrom = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * MINUTE_MS).toISOString()

/** When a mail that failed for the n-th time is tried again: after 5, 25, 125 and 625 minutes, then never. */
export const nextTry = (now: Date, attempts: number): string | null =>
  attempts >= TRIES ? null : minutesFrom(now, BACK_OFF ** attempts)

export function createMailsService({ repo, settings, post, from, clock, onError }: Dependencies) {
  const sendOne = async (post: SendEmail, mail: ClaimedMail, sender: EmailAddress): Promise<void> => {
    try {
      await post.send({
        from: sender,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.reply_to && { replyTo: mail.reply_to }),
      })
    } catch (error) {
      onError(`mail ${mail.id}`, error)
      const message = error instanceof Error ? error.message : String(error)
      return repo.failed(mail.id, message, nextTry(clock(), mail.attempts))
    }
    await repo.sent(mail.id)
  }

  return {
    /** Sends what waits. Two ticks at once never send the same mail. */
    async send(): Promise<void> {
      if (!post || !from) return
      await repo.loseSight(minutesFrom(clock(), -LOST_MINUTES))
      const mails = await repo.claim(clock().toISOString(), AT_ONCE)
      if (mails.length === 0) return
      const { name } = await settings.names()
      for (const mail of mails) await sendOne(post, mail, { email: from, name: name || from })
    },
    unsent: (limit: number) => repo.unsent(limit),
    again: (ids: readonly number[]) => repo.again(ids),
  }
}
