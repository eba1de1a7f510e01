import { isoDate } from '@kea/shared/dates'
import { CONFIG_FIELDS, toSettings } from '@kea/shared/page/settings'
import { type Clock, daysFrom } from '../../clock'
import { randomCode } from '../coupons/code'
import { addCoupon, type NewCoupon } from '../coupons/repo'
import { queueMailIfChanged } from '../mails/outbox'
import type { SettingsService } from '../settings/service'
import { birthdayMail } from './birthday-mail'
import type { NewsletterRepo } from './repo'

interface Dependencies {
  db: D1Database
  repo: NewsletterRepo
  settings: SettingsService
  siteUrl: string | null
  /** Mails are sent from this hour of the day. */
  mailHour: number
  clock: Clock
}

const HOUR_MS = 3_600_000
/** Of one minute. */
const AT_ONCE = 20

interface Celebrated {
  email_key: string
  email: string
  token: string
  firstname: string
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29

/** The birthdays of a day in ISO. In a year without a 29th of February, it is celebrated the day before. */
export function birthdaysOf(day: string): string[] {
  const own = day.slice(5)
  return own === '02-28' && !isLeapYear(Number(day.slice(0, 4))) ? [own, '02-29'] : [own]
}

/** Gifts for the birthdays of subscribers: each year one code, bound to the address. */
export function createBirthdays({ db, repo, settings, siteUrl, mailHour, clock }: Dependencies) {
  const due = async (days: readonly string[], offer: string): Promise<Celebrated[]> => {
    const { results } = await db
      .prepare(
        `SELECT email_key, email, token, firstname FROM subscribers s
         WHERE birthday IN (SELECT value FROM json_each(?1)) AND subscribed = 1
           AND NOT EXISTS (SELECT 1 FROM coupons c WHERE c.email_key = s.email_key AND c.offer = ?2) LIMIT ?3`,
      )
      .bind(JSON.stringify(days), offer, AT_ONCE)
      .all<Celebrated>()
    return results
  }

  return {
    /** Mails the gifts of today, from the hour of the setting. */
    async give(): Promise<void> {
      const now = clock()
      const today = isoDate(now.getTime())
      if (isoDate(now.getTime() - mailHour * HOUR_MS) !== today) return
      const offered = await repo.offered('birthday_gift')
      if (!offered) return
      const offer = `birthday_gift ${today.slice(0, 4)}`
      const celebrated = await due(birthdaysOf(today), offer)
      if (celebrated.length === 0) return
      const values = await settings.configValues(CONFIG_FIELDS)
      const shop = toSettings(Object.fromEntries(values.map(({ key, value }) => [key, value])))
      const text = shop.newsletter.birthdayGift
      if (text === '') return
      for (const { email_key, email, token, firstname } of celebrated) {
        const until = daysFrom(now, offered.days)
        const coupon: NewCoupon = {
          code: randomCode(),
          reduction: offered.reduction,
          label: offered.label,
          fromAt: now.toISOString(),
          toAt: until.toISOString(),
          firstOrderOnly: false,
          emailKey: email_key,
          maxUses: 1,
          offer,
        }
        const mail = birthdayMail({
          messageId: `${offer.replace(' ', '-')}-${token.slice(0, 16)}`,
          ...{ recipient: email, firstname, text, code: coupon.code, until, token, siteUrl },
          shop: { name: shop.brand, email: shop.email, address: [shop.street, shop.city, shop.postcode].join(', ') },
        })
        // Of two minutes at once, one writes both.
        await db.batch([addCoupon(db, coupon, now.toISOString()), queueMailIfChanged(db, mail, now.toISOString())])
      }
    },
  }
}
