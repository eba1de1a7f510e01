import type { Mail } from '../mails/outbox'

interface Parts {
  friend: string
  friendHash: string
  link: string
  shopName: string
}

/** The one mail to a friend. It contains no input: otherwise strangers could write in the shop's name. */
export const invitationMail = ({ friend, friendHash, link, shopName }: Parts): Mail => ({
  messageId: `invitation-${friendHash}`,
  recipient: friend,
  subject: `Somebody recommends ${shopName} to you`,
  body: [
    'Kia ora,',
    '',
    `somebody thinks that you may like ${shopName}, where photos become canvas prints, mugs and books. They told us that they know you and that you will be glad of it. We do not say who it was, since anybody can type in any name.`,
    '',
    `Here is the shop: ${link}`,
    'The link tells us who recommended us. The prices stay the same.',
    '',
    'We email you only this once and use your address for nothing else.',
  ].join('\n'),
})
