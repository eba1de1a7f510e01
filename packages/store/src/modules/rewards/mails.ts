import { accountPath } from '@kea/shared/account-routes'
import { dateWordsAt } from '@kea/shared/day-words'
import { formatMoney } from '@kea/shared/money'
import { button, paragraph, small, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface Parts {
  /** Names the mail. */
  name: string
  email: string
  points: number
  /** What the points are worth. */
  cents: number
  shop: ShopNames
  siteUrl: string | null
}

const footer = (siteUrl: string | null) => [
  ...(siteUrl === null ? [] : [button('See your points', siteUrl + accountPath('my-rewards'))]),
  small('You can turn these emails off in your account, under My rewards, Emails.'),
]

export const pointsEarnedMail = ({ name, email, points, cents, shop, siteUrl }: Parts): Mail => ({
  messageId: `points-${name}`,
  recipient: email,
  subject: `You have earned ${points} points`,
  content: toShopper(shop, [
    paragraph(`Thank you for your payment. You’ve earned ${points} points, worth ${formatMoney(cents)}.`),
    ...footer(siteUrl),
  ]),
})

/** With the customer's id and the time of the last use: the id of the mail before points end. */
export const POINTS_END = 'points-end-'

export const pointsEndingMail = ({ name, email, points, cents, shop, siteUrl, at }: Parts & { at: Date }): Mail => ({
  messageId: `${POINTS_END}${name}`,
  recipient: email,
  subject: `Your ${points} points expire on ${dateWordsAt(at.getTime())}`,
  content: toShopper(shop, [
    paragraph(
      `You have ${points} points, worth ${formatMoney(cents)}. They expire on ${dateWordsAt(at.getTime())}. Pay for an order before then, and you keep them.`,
    ),
    ...footer(siteUrl),
  ]),
})
