import { isoDate } from '@kea/shared/dates'
import type { Gift } from '@kea/shared/gift/gift'
import type { Clock } from '../../clock'
import type { SettingsService } from '../settings/service'
import { giftCodeHash, newGiftCode, readGiftCode } from './gift-code'
import { giftMail } from './gift-mail'
import type { GiftRow, GiftsRepo } from './repo'
import { readStoredGift } from './stored-gift'

interface Dependencies {
  repo: GiftsRepo
  settings: SettingsService
  siteUrl: string | null
  /** Mails are sent from this hour of the day. */
  mailHour: number
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** Certificates per tick. The rest follows in the next minute. */
const AT_ONCE = 20
const HASHED_AT_ONCE = 50
const HOUR_MS = 3_600_000

export function createGiftsService({ repo, settings, siteUrl, mailHour, clock, onError }: Dependencies) {
  /** Hashes codes from the time before only hashes were stored. */
  const hashPlainCodes = async (): Promise<void> => {
    const codes = await repo.plainCodes(HASHED_AT_ONCE)
    if (codes.length === 0) return
    const hashes = codes.map(async ({ id, plain_code }) => ({ id, hash: await giftCodeHash(plain_code) }))
    await repo.forgetPlainCodes(await Promise.all(hashes))
  }

  const hashOf = async (typed: string): Promise<string | null> => {
    const code = readGiftCode(typed)
    if (code === null) return null
    // Such a code is also valid before it is hashed.
    await hashPlainCodes()
    return giftCodeHash(code)
  }

  return {
    hashPlainCodes,

    /** Mails the due certificates. A failed one is mailed by the next tick. */
    async deliver(): Promise<void> {
      const now = clock()
      const due = await repo.due(isoDate(now.getTime() - mailHour * HOUR_MS), AT_ONCE)
      if (due.length === 0) return
      const shop = await settings.names()
      for (const { id, gift } of due) {
        try {
          const code = newGiftCode()
          const hash = await giftCodeHash(code)
          await repo.mail(
            id,
            hash,
            giftMail({ id, code, hash }, readStoredGift(gift), shop, siteUrl),
            now.toISOString(),
          )
        } catch (error) {
          onError('gift certificate', error)
        }
      }
    },

    /** Certificates of an order. */
    ofOrder: (number: string): Promise<GiftRow[]> => repo.ofOrder(number),

    /** The certificate with this code in any spelling; null for an unknown code. */
    async byCode(typed: string): Promise<GiftRow | null> {
      const hash = await hashOf(typed)
      return hash === null ? null : repo.byCodeHash(hash)
    },

    /**
     * Moves the balance of the certificate with this code to a customer's credit. Answers what is left on it; null for
     * an unknown code.
     */
    async toCredit(typed: string, customerId: number): Promise<number | null> {
      const hash = await hashOf(typed)
      const row = hash === null ? null : await repo.byCodeHash(hash)
      if (row?.state !== 'mailed') return null
      if (row.balance_cents === 0) return 0
      const moved = await repo.toCredit(row, customerId, clock().toISOString())
      return row.balance_cents - moved
    },

    /** Takes an amount off the certificate with this code; answers the balance in cents, or null if it is too low. */
    async redeem(typed: string, cents: number): Promise<number | null> {
      const hash = await hashOf(typed)
      return hash === null ? null : repo.redeem(hash, cents)
    },

    /**
     * Mails a new code for the balance of a certificate; the old code becomes invalid. Null for an unknown id, or a
     * certificate that was not mailed.
     */
    async mailAgain(id: number): Promise<Gift | null> {
      await hashPlainCodes()
      const row = await repo.byId(id)
      if (row?.state !== 'mailed') return null
      const gift = { ...readStoredGift(row.gift), amountCents: row.balance_cents }
      const code = newGiftCode()
      const hash = await giftCodeHash(code)
      const mail = giftMail({ id, code, hash }, gift, await settings.names(), siteUrl)
      return (await repo.mailAgain(row, hash, mail, clock().toISOString())) ? gift : null
    },
  }
}

export type GiftsService = ReturnType<typeof createGiftsService>
