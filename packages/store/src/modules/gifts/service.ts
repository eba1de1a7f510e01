import { isoDate } from '@kea/shared/dates'
import type { Gift } from '@kea/shared/gift/gift'
import type { Clock } from '../../clock'
import type { SettingsService } from '../settings/service'
import { giftMail } from './gift-mail'
import type { GiftsRepo } from './repo'

interface Dependencies {
  repo: GiftsRepo
  settings: SettingsService
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** What one tick takes on; the next minute brings the next. */
const AT_ONCE = 20
/** A present comes with breakfast, not at midnight. */
const FROM_HOUR = 8
const HOUR_MS = 3_600_000

export function createGiftsService({ repo, settings, clock, onError }: Dependencies) {
  return {
    /** Mails the certificates whose day has come, from eight in the morning on. One that fails is tried by the next tick. */
    async deliver(): Promise<void> {
      const now = clock()
      const due = await repo.due(isoDate(now.getTime() - FROM_HOUR * HOUR_MS), AT_ONCE)
      if (due.length === 0) return
      const shop = await settings.names()
      for (const { id, code, gift } of due) {
        try {
          await repo.mail(id, giftMail(id, code, JSON.parse(gift) as Gift, shop), now.toISOString())
        } catch (error) {
          onError('gift certificate', error)
        }
      }
    },
  }
}
