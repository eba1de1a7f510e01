import { isoDate } from '@kea/shared/dates'
import { CONFIG_FIELDS, toSettings } from '@kea/shared/page/settings'
import { type Clock, daysFrom } from '../../clock'
import { sha256 } from '../../identity'
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
  /** Of the gift, a hash that also names its mail. It stays when the account is deleted. */
  name: string
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29

/** The birthdays of a day in ISO. In a year without a 29th of February, it is celebrated the day before. */
export function birthdaysOf(day: string): string[] {
  const own = day.slice(5)
  return own === '02-28' && !isLeapYear(Number(day.slice(0, 4))) ? [own, '02-29'] : [own]
}

/** Gifts for the birthdays of subscribers: each year one code for a mailbox, bound to the address. */
export function createBirthdays({ db, repo, settings, siteUrl, mailHour, clock }: Dependencies) {
  /** Subscribers whose address has no code of this offer, in the order of their keys. */
  const withoutCode = async (days: readonly string[], offer: string, after: string): Promise<Celebrated[]> => {
    const { results } = await db
      .prepare(
        `SELECT email_key, email, token, firstname FROM subscribers s
         WHERE birthday IN (SELECT value FROM json_each(?1)) AND subscribed = 1 AND email_key > ?4
           AND NOT EXISTS (SELECT 1 FROM coupons c WHERE c.email_key = s.email_key AND c.offer = ?2)
         ORDER BY email_key LIMIT ?3`,
      )
      .bind(JSON.stringify(days), offer, AT_ONCE, after)
      .all<Omit<Celebrated, 'name'>>()
    return Promise.all(
      results.map(async (row) => ({ ...row, name: `birthday-${await sha256(`${offer} ${row.email_key}`)}` })),
    )
  }

  /** A code loses its address with the account, so a mailbox that subscribes again is known by the name of its gift alone. */
  const withoutGift = async (people: readonly Celebrated[]): Promise<Celebrated[]> => {
    const { results } = await db
      .prepare('SELECT name FROM birthday_gifts WHERE name IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(people.map(({ name }) => name)))
      .all<{ name: string }>()
    const given = new Set(results.map(({ name }) => name))
    return people.filter(({ name }) => !given.has(name))
  }

  /** Reads on behind those who had their gift: they must not keep the others from theirs. */
  const due = async (days: readonly string[], offer: string): Promise<Celebrated[]> => {
    const found: Celebrated[] = []
    let people = await withoutCode(days, offer, '')
    while (people.length > 0 && found.length < AT_ONCE) {
      found.push(...(await withoutGift(people)))
      people = people.length < AT_ONCE ? [] : await withoutCode(days, offer, people.at(-1)?.email_key ?? '')
    }
    return found.slice(0, AT_ONCE)
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
      for (const { email_key, email, token, firstname, name } of celebrated) {
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
          messageId: name,
          ...{ recipient: email, firstname, text, code: coupon.code, until, token, siteUrl },
          shop: { name: shop.brand, email: shop.email, address: [shop.street, shop.city, shop.postcode].join(', ') },
        })
        // Of two minutes at once, one writes all.
        await db.batch([
          db
            .prepare('INSERT INTO birthday_gifts (name, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING')
            .bind(name, now.toISOString()),
          addCoupon(db, coupon, now.toISOString(), 'changes() > 0'),
          queueMailIfChanged(db, mail, now.toISOString()),
        ])
      }
    },
  }
}
