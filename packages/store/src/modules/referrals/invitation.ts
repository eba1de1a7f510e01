import { formatMoney } from '@kea/shared/money'
import { button, paragraph, small, toShopper } from '../mails/content'
import { givenByOthers } from '../mails/given-by-others'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface Parts {
  friend: string
  friendHash: string
  link: string
  shop: ShopNames
  /** What the recommending person gets for the friend's first order; 0 for nothing. */
  rewardCents: number
}

/** The one mail to a friend. It contains no input: otherwise strangers could write in the shop's name. */
export const invitationMail = ({ friend, friendHash, link, shop, rewardCents }: Parts): Mail => ({
  messageId: `invitation-${friendHash}`,
  recipient: friend,
  subject: `Somebody recommends ${shop.name} to you`,
  content: toShopper(shop, [
    paragraph(
      `Somebody thinks that you may like ${shop.name}, where photos become canvas prints, mugs and books. They told us that they know you and that you will be glad of it. We do not say who it was, since anybody can type in any name.`,
    ),
    button('See the shop', link),
    small(
      rewardCents === 0
        ? 'The link tells us who recommended us. The prices stay the same.'
        : `The link tells us who recommended us. With an account, they get ${formatMoney(rewardCents)} of store credit for your first order. Your prices stay the same.`,
    ),
    givenByOthers(
      'Somebody who knows you',
      'so that we can send you this one email',
      'We keep it as a hash, which can’t be turned back, so that nobody is invited twice, and use it for nothing else.',
      shop,
    ),
  ]),
})
