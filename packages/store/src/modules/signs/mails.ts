import { withoutLinks } from '@kea/shared/web-addresses'
import { paragraph, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import { trackingLink } from '../orders/progress-mails'
import type { Order, OrderLineRow } from '../orders/repo'
import type { ShopNames } from '../settings/service'

/** A sign by its words; one that is a drawing alone by its name. */
export const signName = (words: string, name: string): string => (words === '' ? name : `“${withoutLinks(words)}”`)

/** The mail about a sign that will be bent now. */
export const approvedMail = (
  { order }: Order,
  line: Pick<OrderLineRow, 'id' | 'name'>,
  words: string,
  shop: ShopNames,
  siteUrl: string | null,
): Mail => ({
  messageId: `sign-approved-${line.id}`,
  recipient: order.email,
  subject: `We are bending your sign of order ${order.number}`,
  content: toShopper(shop, [
    paragraph(
      `We have checked the drawing of your neon sign ${signName(words, line.name)} in order ${order.number}. It is right, and we start bending it.`,
    ),
    paragraph('It can no longer be changed from now on.'),
    ...trackingLink(order.number, siteUrl),
  ]),
})
