import { wallTemplatePath } from '@kea/shared/constants/wall-templates'
import { routes } from '@kea/shared/routes'
import { withoutLinks } from '@kea/shared/web-addresses'
import { itemLine, type LinePictures } from '../jobs/order-mail'
import { type Block, button, link, paragraph, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import { trackingLink } from '../orders/progress-mails'
import type { Order, OrderLineRow } from '../orders/repo'
import type { ShopNames } from '../settings/service'

/** A sign by its words; one that is a drawing alone by its name. */
const signName = (words: string, name: string): string => (words === '' ? name : `“${withoutLinks(words)}”`)

interface DrawingMail {
  line: OrderLineRow
  /** Of the line, which is 1 for the first. */
  position: number
  /** Rises with every change of the words. */
  drawing: number
  pictures: LinePictures
  shop: ShopNames
  siteUrl: string | null
}

const canChange = ({ preview_words, is_shared }: OrderLineRow): boolean => Boolean(preview_words) && is_shared === 0

/** The ways to the wall template and to other words. The token in them opens this order only. */
function linksOf({ order }: Order, { line, position, siteUrl }: DrawingMail): Block[] {
  if (siteUrl === null) return []
  const { number, token } = order
  return [
    ...(canChange(line)
      ? [button('Change the words', `${siteUrl}${routes.orderTracking()}?number=${number}#order=${token}`)]
      : []),
    link('Wall template (PDF)', siteUrl + wallTemplatePath(number, position, token)),
    paragraph('Print the template at 100 % and hang it where your sign will be, to see its size.'),
  ]
}

/** The mail with the drawing of a paid sign. Each drawing is mailed once. */
export function drawingMail(placed: Order, mail: DrawingMail): Mail {
  const { line, drawing, pictures, shop } = mail
  const picture = pictures.get(line.id)
  const { number, email } = placed.order
  return {
    messageId: `sign-drawing-${line.id}-${drawing}`,
    recipient: email,
    subject: `The ${drawing > 1 ? 'new drawing' : 'drawing'} of your sign in order ${number}`,
    content: toShopper(shop, [
      paragraph(
        `Here is the ${drawing > 1 ? 'new drawing' : 'drawing'} of your neon sign in order ${number}. We check it before we bend your sign.`,
      ),
      // Large, since each letter is read in it.
      ...(picture ? [{ kind: 'picture' as const, ...picture }] : []),
      { kind: 'lines', lines: [itemLine(line, new Map())] },
      ...(canChange(line)
        ? [paragraph('Please read the words letter by letter. You can change them until we approve the drawing.')]
        : []),
      ...linksOf(placed, mail),
    ]),
  }
}

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
  subject: `We’re bending your sign for order ${order.number}`,
  content: toShopper(shop, [
    paragraph(
      `We have checked the drawing of your neon sign ${signName(words, line.name)} in order ${order.number}. All is well, and we’re starting to bend it.`,
    ),
    paragraph('From here on it can’t be changed.'),
    ...trackingLink(order.number, siteUrl),
  ]),
})
