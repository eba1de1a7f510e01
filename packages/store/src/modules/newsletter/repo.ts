import type { ConsentForm } from '@kea/shared/newsletter/consent-words'
import type { OfferName } from '@kea/shared/newsletter/offer'
import type { Reduction } from '../coupons/coupon'
import { addCoupon, type NewCoupon } from '../coupons/repo'

interface OfferRow {
  kind: 'percent' | 'piece'
  percent: number | null
  sku: string | null
  option_value_id: number | null
  label: string
  days: number
}

/** The code of an offer: its discount and validity. */
export interface OfferedCode {
  reduction: Reduction
  label: string
  days: number
}

export interface NewSubscriber {
  emailKey: string
  email: string
  token: string
  source: string
  /** '' if it is not known. */
  firstname: string
  /** `MM-DD`; null if it is not told. */
  birthday: string | null
  consent: Consent
}

/** What was said, where, and beside which words. */
interface Consent {
  form: ConsentForm
  /** The path of the page; '' for that of `pageId`. */
  page: string
  pageId: number
  words: string
}

/** The name and the birthday have no more use. */
const ENDED = "subscribed = 0, changed_at = ?2, firstname = '', birthday = NULL"

/** Keeps a change of a subscription as evidence, directly behind the statement that must have made it. */
const keepEnd = (db: D1Database, column: 'email_key' | 'token', value: string, form: ConsentForm, now: string) =>
  db
    .prepare(
      `INSERT INTO subscription_changes (email_key, subscribed, form, page, words, at)
       SELECT email_key, 0, ?2, '', '', ?3 FROM subscribers WHERE ${column} = ?1 AND changes() > 0`,
    )
    .bind(value, form, now)

export function createNewsletterRepo(db: D1Database) {
  return {
    async offered(name: OfferName | 'birthday_gift'): Promise<OfferedCode | null> {
      const row = await db.prepare('SELECT * FROM newsletter_offers WHERE setting = ?').bind(name).first<OfferRow>()
      if (!row) return null
      const { kind, percent, sku, option_value_id, label, days } = row
      const reduction: Reduction =
        kind === 'percent'
          ? { kind, percent: percent ?? 0 }
          : { kind, sku: sku ?? '', optionValueId: option_value_id ?? 0 }
      return { reduction, label, days }
    },

    /**
     * Subscribes an address. Answers its token, which is an earlier one if the address has one, and whether it had
     * unsubscribed before.
     */
    async subscribe(
      { emailKey, email, token, source, firstname, birthday, consent }: NewSubscriber,
      counting: readonly D1PreparedStatement[],
      now: string,
    ): Promise<{ token: string; again: boolean }> {
      const results = await db.batch<{ token: string }>([
        ...counting,
        db
          .prepare(
            `INSERT INTO subscribers (email_key, email, token, source, firstname, birthday, created_at, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?6, ?7, ?5, ?5)
             ON CONFLICT (email_key) DO UPDATE SET subscribed = 1, changed_at = ?5, firstname = ?6, birthday = ?7
               WHERE subscribed = 0`,
          )
          .bind(emailKey, email, token, source, now, firstname, birthday),
        db
          .prepare(
            `INSERT INTO subscription_changes (email_key, subscribed, form, page, words, at)
             SELECT ?1, 1, ?2, CASE ?3 WHEN '' THEN coalesce((SELECT '/' || slug FROM pages WHERE id = ?4), '') ELSE ?3 END,
               ?5, ?6 WHERE changes() > 0`,
          )
          .bind(emailKey, consent.form, consent.page, consent.pageId, consent.words, now),
        db.prepare('SELECT token FROM subscribers WHERE email_key = ?').bind(emailKey),
      ])
      const found = results.at(-1)?.results[0]?.token
      if (!found) throw new Error('A subscriber that was just written is not there')
      return { token: found, again: results.at(-3)?.meta.changes === 1 && found !== token }
    },

    /**
     * Whether the welcome mail with this name was sent before, even if the outbox no longer has it, or one with the code of
     * this offer. The name is a hash, and may be that of an earlier key of the address.
     */
    async hasWelcome(name: string, emailKey: string, offer: string | null): Promise<boolean> {
      const found = await db
        .prepare(
          `SELECT 1 FROM newsletter_welcomes WHERE name = ?1
           UNION ALL SELECT 1 FROM coupons WHERE email_key = ?2 AND offer = ?3`,
        )
        .bind(name, emailKey, offer)
        .first()
      return found !== null
    },

    /**
     * Writes the first mail with this name and its code, both or neither. Of two calls at once, one writes both.
     *
     * @param mailing statements that write the mail
     */
    async welcome(
      name: string,
      mailing: readonly D1PreparedStatement[],
      coupon: NewCoupon | null,
      now: string,
    ): Promise<void> {
      await db.batch([
        ...mailing,
        db
          .prepare(
            'INSERT INTO newsletter_welcomes (name, created_at) SELECT ?1, ?2 WHERE changes() > 0 ON CONFLICT DO NOTHING',
          )
          .bind(name, now),
        ...(coupon ? [addCoupon(db, coupon, now, 'changes() > 0')] : []),
      ])
    },

    /** Writes a mail without a code. */
    async queueMail(mailing: readonly D1PreparedStatement[]): Promise<void> {
      await db.batch([...mailing])
    },

    /** Whether a person is subscribed, and since when that is so; null for somebody who never was. */
    consentOf: (emailKey: string) =>
      db
        .prepare('SELECT subscribed, changed_at FROM subscribers WHERE email_key = ?')
        .bind(emailKey)
        .first<{ subscribed: number; changed_at: string }>(),

    async end(emailKey: string, form: ConsentForm, now: string): Promise<void> {
      await db.batch([
        db.prepare(`UPDATE subscribers SET ${ENDED} WHERE email_key = ?1 AND subscribed = 1`).bind(emailKey, now),
        keepEnd(db, 'email_key', emailKey, form, now),
      ])
    },

    /** False for an unknown token. */
    async unsubscribe(token: string, form: ConsentForm, now: string): Promise<boolean> {
      const results = await db.batch([
        db.prepare(`UPDATE subscribers SET ${ENDED} WHERE token = ?1 AND subscribed = 1`).bind(token, now),
        keepEnd(db, 'token', token, form, now),
        db.prepare('SELECT 1 FROM subscribers WHERE token = ?').bind(token),
      ])
      return results.at(-1)?.results.length === 1
    },
  }
}

export type NewsletterRepo = ReturnType<typeof createNewsletterRepo>
