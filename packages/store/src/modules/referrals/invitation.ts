import type { ReferralForm } from '@kea/shared/schemas/referral'
import type { Mail } from '../jobs/outbox'

interface Parts {
  form: ReferralForm
  friendHash: string
  link: string
  shopName: string
}

/** The one mail that a friend gets. Who it comes from is only what somebody has typed in, and the mail says so. */
export const invitationMail = ({ form, friendHash, link, shopName }: Parts): Mail => ({
  messageId: `invitation-${friendHash}`,
  recipient: form.friend,
  subject: `${form.name} recommends ${shopName}`,
  body: [
    'Kia ora,',
    '',
    `somebody who gives the name ${form.name} and the address ${form.email} thinks that you may like ${shopName}, where photos become canvas prints, mugs and books.`,
    ...(form.message === '' ? [] : ['', ...form.message.split(/\r\n?|\n/).map((line) => `> ${line}`)]),
    '',
    `Here is the shop: ${link}`,
    'The link tells us who recommended it. It changes no price.',
    '',
    'We write to an address once for such a recommendation and never again, whoever asks, and use the address for nothing else.',
  ].join('\n'),
})
