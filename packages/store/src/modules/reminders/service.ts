import { arrivalDate } from '@kea/shared/delivery/arrival'
import { CONFIG_FIELDS, toSettings } from '@kea/shared/page/settings'
import { cardImage, parsePicture } from '@kea/shared/picture'
import { routes } from '@kea/shared/routes'
import { type Clock, daysFrom } from '../../clock'
import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { isFirstOfBundle } from '../cart/state/cart'
import type { CatalogueService } from '../catalogue/service'
import type { MailLine } from '../mails/content'
import type { SettingsService } from '../settings/service'
import type { MediaLinks } from '../uploads/media-links'
import { cartMail, reviewMail } from './mails'
import type { LeftCart, LeftLine, RemindersRepo, SentOrder } from './repo'

interface Dependencies {
  repo: RemindersRepo
  catalogue: Pick<CatalogueService, 'byId'>
  links: Pick<MediaLinks, 'linkTo'>
  settings: SettingsService
  siteUrl: string | null
  clock: Clock
}

const DAY_SECONDS = 86_400
const DAY_MS = DAY_SECONDS * 1000
/** As long as the cart is kept. */
const LINK_DAYS = 30
/** A cart that was left longer ago is not mentioned: the shop was down then, or has just begun to remind. */
const CART_LATEST_DAYS = 2
/** Nobody gets a second mail about a cart before. */
const CART_QUIET_DAYS = 14
/** After the arrival. */
const REVIEW_DAYS = 10
const REVIEW_LATEST_DAYS = 20
/** How long a parcel takes at the most, where the checkout promised no day, and how long it takes at the least. */
const [LONGEST_WAY_DAYS, SHORTEST_WAY_DAYS] = [5, 1]
/** The longest arrival that the checkout promises, in calendar days after the parcel has left. */
const LATEST_SENT_DAYS = 60
const [CARTS_AT_ONCE, ORDERS_AT_ONCE] = [10, 200]

/** When a parcel has arrived: on the day that the checkout promised, or as long after it left as a parcel takes. */
export function arrivedAt({
  paid_at,
  shipped_at,
  arrival_days,
}: Pick<SentOrder, 'paid_at' | 'shipped_at' | 'arrival_days'>): number {
  const sent = Date.parse(shipped_at)
  const promised = arrivalDate(Date.parse(paid_at), arrival_days)
  return promised === null ? sent + LONGEST_WAY_DAYS * DAY_MS : Math.max(promised, sent + SHORTEST_WAY_DAYS * DAY_MS)
}

/** Mails that a subscriber gets once, and that end with the subscription. A shop that does not know its address sends none. */
export function createReminders({ repo, catalogue, links, settings, siteUrl, clock }: Dependencies) {
  const readShop = async () => {
    const values = await settings.configValues(CONFIG_FIELDS)
    const shop = toSettings(Object.fromEntries(values.map(({ key, value }) => [key, value])))
    return { name: shop.brand, email: shop.email, address: [shop.street, shop.city, shop.postcode].join(', ') }
  }

  /** The piece as it was designed, or the product. The design of somebody else, from a shared cart, is not shown. */
  const pictureOf = async (line: LeftLine, products: ReadonlyMap<number, { url: string; label: string }>) => {
    const own = line.preview_uid !== null && line.is_shared === 0
    const piece = own ? await links.linkTo(line.preview_uid ?? '', LINK_DAYS * DAY_SECONDS) : null
    if (piece)
      return { src: siteUrl + piece, alt: `Your ${[line.name, line.preview_words].filter(Boolean).join(', ')}` }
    const product = products.get(line.product_id)
    const parsed = product && parsePicture(product.url)
    return parsed ? { src: siteUrl + cardImage(parsed), alt: product.label } : null
  }

  /** A bundle is one line, and its parts are below it. */
  const linesOf = async (cart: LeftCart): Promise<MailLine[]> => {
    const lines = await repo.linesOf(cart.id)
    const ids = lines.flatMap(({ product_id, bundle }) => (bundle ? [product_id, bundle.productId] : [product_id]))
    const found = await catalogue.byId(ids)
    const products = new Map(found.flatMap(({ id, pictures: [first] }) => (first ? [[id, first] as const] : [])))
    const drawn = lines.map(async (line): Promise<MailLine[]> => {
      const { quantity, bundle } = line
      const own = { title: line.name, amount: '', picture: await pictureOf(line, products) }
      if (!bundle) return [{ ...own, detail: quantity === 1 ? '' : `${quantity} pieces` }]
      const title = found.find(({ id }) => id === bundle.productId)?.name ?? ''
      const whole = { title, detail: quantity === 1 ? '' : `${quantity} sets`, amount: '', picture: null }
      return [...(isFirstOfBundle(lines, line) ? [whole] : []), { ...own, detail: '', isPart: true }]
    })
    return (await Promise.all(drawn)).flat()
  }

  return {
    /** Reminds of carts a day after they were left, once. */
    async ofCarts(): Promise<void> {
      if (siteUrl === null) return
      const now = clock()
      const quietSince = daysFrom(now, -CART_QUIET_DAYS).toISOString()
      const [from, to] = [daysFrom(now, -CART_LATEST_DAYS).toISOString(), daysFrom(now, -1).toISOString()]
      const carts = await repo.leftCarts({ from, to, quietSince }, CARTS_AT_ONCE)
      if (carts.length === 0) return
      const shop = await readShop()
      for (const cart of carts) {
        const { masked_id, customer_id, email, token } = cart
        // A customer's cart opens with the login; that of a guest by its id.
        const path = routes.abandonedCart() + (customer_id === null ? `?id=${masked_id}` : '')
        const parts = { messageId: `cart-${masked_id}`, recipient: email, token, shop, siteUrl }
        await repo.remindOfCart(
          cart,
          cartMail({ ...parts, path, lines: await linesOf(cart) }),
          now.toISOString(),
          quietSince,
        )
      }
    },

    /** Asks for a review ten days after the arrival, once. */
    async ofReviews(): Promise<void> {
      if (siteUrl === null) return
      const now = clock()
      const due = (order: SentOrder) => {
        const since = now.getTime() - arrivedAt(order)
        return since >= REVIEW_DAYS * DAY_MS && since < REVIEW_LATEST_DAYS * DAY_MS
      }
      const [from, to] = [daysFrom(now, -LATEST_SENT_DAYS), daysFrom(now, -REVIEW_DAYS)]
      const orders = (await repo.sentOrders(from.toISOString(), to.toISOString(), ORDERS_AT_ONCE)).filter(due)
      if (orders.length === 0) return
      const shop = await readShop()
      for (const order of orders) {
        const { order_token: orderToken, number, email, token } = order
        const names = [...new Set(readJson(textList, order.names))]
        const parts = { messageId: `review-${orderToken}`, recipient: email, token, shop, siteUrl }
        await repo.askForReview(order, reviewMail({ ...parts, orderToken, number, names }), now.toISOString())
      }
    },
  }
}
