import type { TestShop } from './test-shop'

interface SentMail {
  subject: string
  body: string
}

/** The mails to an address, the oldest first. */
export async function mailsTo(shop: TestShop, email: string): Promise<SentMail[]> {
  const { results } = await shop.db
    .prepare('SELECT subject, body FROM outbox WHERE recipient = ? ORDER BY id')
    .bind(email)
    .all<SentMail>()
  return results
}

/** A value behind `#` of the link in a mail. */
export const linkValue = (mail: SentMail | undefined, name: string): string =>
  new URLSearchParams(/#(\S+)/.exec(mail?.body ?? '')?.[1]).get(name) ?? ''

/** The same of the newest mail to an address whose link has such a value. */
export async function newestLinkValue(shop: TestShop, email: string, name: string): Promise<string> {
  const mail = (await mailsTo(shop, email)).findLast(({ body }) => body.includes(`${name}=`))
  return linkValue(mail, name)
}

/** The one-time code of the newest mail to an address that has one. */
export async function newestCode(shop: TestShop, email: string): Promise<string> {
  const mail = (await mailsTo(shop, email)).findLast(({ body }) => /^\d{6}$/m.test(body))
  return /^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? ''
}
