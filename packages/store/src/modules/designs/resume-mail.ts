import { dateWordsAt } from '@kea/shared/day-words'
import { button, paragraph, small, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface Parts {
  sha256: string
  recipient: string
  /** The product's name. What shoppers call their design is not in the mail: anybody can enter any address. */
  product: string
  link: string
  until: Date
  shop: ShopNames
}

/** The mail with a link to an unfinished design. It contains no input. */
export const resumeMail = ({ sha256, recipient, product, link, until, shop }: Parts): Mail => ({
  messageId: `design-link-${sha256}`,
  recipient,
  subject: `Your link to a design: ${product}`,
  content: toShopper(shop, [
    paragraph(`Carry on with your design (${product}) on any phone or computer.`),
    button('Open your design', link),
    paragraph(
      `The link works until ${dateWordsAt(until.getTime())}. Anyone who has the link can see the photos in the design, so keep it to yourself. On another device it opens a copy: changes you make there stay there.`,
    ),
    small('Someone entered this email address in our shop. Wasn’t you? You can ignore this email.'),
  ]),
})
