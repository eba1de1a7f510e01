import { dateWordsAt } from '@kea/shared/day-words'
import { formatMoney } from '@kea/shared/money'
import { type Block, button, code as codeBlock, paragraph, small, toShopper } from '../mails/content'
import { givenByOthers } from '../mails/given-by-others'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface Parts {
  friend: string
  friendHash: string
  link: string
  shop: ShopNames
  /** The first name of a customer who recommends the shop; null for anybody else. */
  from: string | null
  /** What the friend gets for the first order; null for nothing. */
  gift: { code: string; label: string; until: Date } | null
  /** What the recommending person gets for the friend's first order; 0 for nothing. */
  rewardCents: number
}

/** One word that may be a name. Anything else would let a customer write in the shop's name. */
const NAME = /^\p{L}[\p{L}'’-]{1,19}$/u

/** The first name of a customer as a mail may show it; null for one that is no plain name. */
export function plainName(firstName: string): string | null {
  const [first = ''] = firstName.trim().split(/\s+/)
  return NAME.test(first) ? first : null
}

function giftBlocks({ gift }: Parts): Block[] {
  if (!gift) return []
  return [
    paragraph(`And a little something for you: ${gift.label} your first order.`),
    codeBlock('Your code', gift.code),
  ]
}

function smallPrint({ from, gift, rewardCents }: Parts): string {
  const thanks =
    rewardCents === 0
      ? 'The link tells us who recommended us.'
      : `The link tells us who recommended us. If they have an account, they get ${formatMoney(rewardCents)} of store credit for your first order.`
  const use = gift
    ? ` The link puts the code into your cart. It works once, for a first order, until ${dateWordsAt(gift.until.getTime() - 1)}.`
    : ''
  return `${thanks}${use}${from === null ? ' We don’t say who it was, as anyone can type in any name.' : ''}`
}

/**
 * The one mail to a friend. It contains no input of the form: otherwise strangers could write in the shop's name. Only a
 * customer, whose address is confirmed, is named.
 */
export const invitationMail = (parts: Parts): Mail => {
  const { friend, friendHash, link, shop, from } = parts
  const who = from ?? 'Somebody'
  return {
    messageId: `invitation-${friendHash}`,
    recipient: friend,
    subject: `${who} recommends ${shop.name} to you`,
    content: toShopper(shop, [
      paragraph(
        `${who} thinks you might like ${shop.name}, where your photos become canvas prints, mugs and books, and told us you’d be happy to hear from us.`,
      ),
      ...giftBlocks(parts),
      button('See the shop', link),
      small(smallPrint(parts)),
      givenByOthers(
        from ?? 'Somebody who knows you',
        'so that we can send you this one email',
        'We keep it only as a hash, which can’t be turned back into your address, so that nobody is invited twice, and use it for nothing else.',
        shop,
      ),
    ]),
  }
}
