import { type ConsentForm, wordsOf } from '@kea/shared/newsletter/consent-words'
import { FOOTER_SOURCE, type NewsletterOffer, newsletterOffer, sourcePath } from '@kea/shared/newsletter/offer'
import { CONFIG_FIELDS, toSettings } from '@kea/shared/page/settings'
import { type Clock, daysFrom } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { mailboxKey, randomId, sha256 } from '../../identity'
import { inputRefusal } from '../../refusal'
import { randomCode } from '../coupons/code'
import type { NewCoupon } from '../coupons/repo'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { newsletterMail } from './newsletter-mail'
import type { NewsletterRepo } from './repo'

interface Dependencies {
  repo: NewsletterRepo
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  clock: Clock
  /** The shop's origin, from the edge. */
  shopOrigin: string
}

/** A subscription as it was asked for. */
export interface AskedSubscription {
  email: string
  form: ConsentForm
  /** `footer`, `account`, or the shop's address and the path of a page. */
  source: string
  /** The id of the page; 0 without one. */
  pageId?: number
  firstname?: string
  /** In ISO; '' if it is not told. */
  dateOfBirth?: string
  /** False for a form that was drawn without the offer of its page. */
  hasOffer?: boolean
}

const SOURCE_MAX = 200
/** The same answer for every address: it does not reveal whether an address was known. */
const THANKS = 'Thank you. Check your inbox: our first email is on its way, unless you have had it before.'
const THANKS_WITH_CODE = 'Thank you. Check your inbox: your code is on its way, unless you have had it before.'
const UNSUBSCRIBED = 'You won’t get any more newsletters from us.'
const UNKNOWN_LINK = 'This link does not work. Please use the link in your latest newsletter, or email us.'

export function createNewsletterService(dependencies: Dependencies) {
  const { repo, settings, dailyUse, mailboxes, clock, shopOrigin } = dependencies
  const readSettings = async () => {
    const values = await settings.configValues(CONFIG_FIELDS)
    return toSettings(Object.fromEntries(values.map(({ key, value }) => [key, value])))
  }

  /** A new code for this offer; null for an offer without a code. */
  const codeFor = async (offer: NewsletterOffer, key: string, now: Date): Promise<NewCoupon | null> => {
    const offered = await repo.offered(offer.name)
    return (
      offered && {
        code: randomCode(),
        reduction: offered.reduction,
        label: offered.label,
        fromAt: now.toISOString(),
        toAt: daysFrom(now, offered.days).toISOString(),
        firstOrderOnly: true,
        emailKey: key,
        maxUses: 1,
        offer: offer.name,
      }
    )
  }

  /** Day and month, and only where a birthday is celebrated. */
  const birthdayToKeep = async (dateOfBirth: string): Promise<string | null> =>
    dateOfBirth !== '' && (await repo.offered('birthday_gift')) ? dateOfBirth.slice(5) : null

  return {
    /** Subscribes an address and sends the welcome mail once. Answers the message for the shopper. */
    async subscribe(asked: AskedSubscription): Promise<string> {
      const { email, form, source, pageId = 0, firstname = '', dateOfBirth = '', hasOffer = true } = asked
      const now = clock()
      const at = now.toISOString()
      const key = mailboxKey(email)
      const shop = await readSettings()
      const page = sourcePath(source)
      const offer = newsletterOffer(page, shop.newsletter)
      const subscriber = {
        emailKey: key,
        email,
        token: randomId(),
        source: source.slice(0, SOURCE_MAX) || FOOTER_SOURCE,
        firstname,
        birthday: await birthdayToKeep(dateOfBirth),
        consent: { form, page: page.slice(0, SOURCE_MAX), pageId, words: wordsOf(form, hasOffer ? offer : null) },
      }
      const subscribing = repo.subscribe(subscriber, dailyUse.counting('subscriptions', 0), at)
      const { token, again } = await subscribing.catch(refuseDayLimit('subscriptions'))
      const coupon = offer && (await codeFor(offer, key, now))
      const parts = {
        recipient: email,
        token,
        shopOrigin,
        shop: { name: shop.brand, email: shop.email, address: [shop.street, shop.city, shop.postcode].join(', ') },
      }
      const gift = offer && coupon ? { offer, code: coupon.code, until: new Date(coupon.toAt) } : null
      const messageId = `newsletter-${await sha256(`${coupon?.offer ?? ''} ${key}`)}`
      if (!(await repo.hasWelcome(messageId, key, coupon?.offer ?? null))) {
        const mailing = await mailboxes.mailing(newsletterMail({ ...parts, messageId, gift }), 'forms')
        await repo.welcome(messageId, mailing, coupon, at)
      } else if (again) {
        // Somebody else may have entered the address, so a mail tells its owner about the new subscription.
        const welcome = newsletterMail({
          ...parts,
          messageId: `newsletter-${await sha256(`again ${at} ${key}`)}`,
          gift: null,
        })
        await repo.queueMail(await mailboxes.mailing(welcome, 'forms'))
      }
      return coupon ? THANKS_WITH_CODE : THANKS
    },

    /** What a customer has said about the newsletter, and when; null for nothing. Only for the customer's own address. */
    async consentOf(email: string): Promise<{ isGiven: boolean; at: string } | null> {
      const found = await repo.consentOf(mailboxKey(email))
      return found && { isGiven: found.subscribed === 1, at: found.changed_at }
    },

    /** Ends the subscription of a customer. */
    end: (email: string): Promise<void> => repo.end(mailboxKey(email), 'account', clock().toISOString()),

    /** @param form the page of the link in a mail, or a mail program by one POST */
    async unsubscribe(token: string, form: 'link' | 'mail program'): Promise<string> {
      if (!(await repo.unsubscribe(token, form, clock().toISOString()))) throw inputRefusal(UNKNOWN_LINK)
      return UNSUBSCRIBED
    },
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
