import type { ReviewForm } from '@kea/shared/schemas/review'
import type { Clock } from '../../clock'
import { refuseDayLimit, refuseDeleted } from '../../constraints'
import { sha256 } from '../../identity'
import { inputRefusal, missingRefusal } from '../../refusal'
import type { Product } from '../catalogue/product'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import type { OrdersService } from '../orders/service'
import type { UploadsService } from '../uploads/service'
import type { ReviewRow } from './repo'
import type { ReviewWriteRepo } from './write-repo'

interface Dependencies {
  repo: ReviewWriteRepo
  catalogue: CatalogueService
  orders: OrdersService
  uploads: UploadsService
  dailyUse: DailyUse
  clock: Clock
}

export interface ReviewInput {
  sku: string
  /** The order of the product; null without an order. */
  orderToken: string | null
  form: ReviewForm
}

const UID_CHARS = 32

const noPhoto = () => inputRefusal('photos: We could not find a photo. Please remove it and choose it again.')

/** Reviews by shoppers. None is shown before the operator has approved it. */
export function createReviewWriter({ repo, catalogue, orders, uploads, dailyUse, clock }: Dependencies) {
  /** The order's id, if it has the product and is paid. */
  const orderIdOf = async (token: string, sku: string): Promise<number> => {
    const { order, lines } = await orders.byToken(token)
    if (order.status === 'cancelled' || !lines.some((line) => line.sku === sku)) {
      throw inputRefusal('This order has no such product, so this review cannot be bound to it.')
    }
    if (order.paid_at === null) throw inputRefusal('A review can be bound to this order once it is paid.')
    return order.id
  }

  return {
    async write({ sku, orderToken, form }: ReviewInput): Promise<{ review: ReviewRow; product: Product }> {
      const [product] = await catalogue.bySku([sku])
      if (!product) throw missingRefusal('Could not find a product with this SKU.')
      if (!(await uploads.areMine(form.photos))) throw noPhoto()
      const orderId = orderToken === null ? null : await orderIdOf(orderToken, sku)
      const now = clock().toISOString()
      const uid = (await sha256(JSON.stringify([now.slice(0, 10), sku, orderId, form]))).slice(0, UID_CHARS)
      const adding = repo.add({ ...form, uid, sku, orderId }, dailyUse.counting('reviews', 0), now)
      const added = await adding.catch(refuseDeleted(noPhoto)).catch(refuseDayLimit('reviews'))
      if (!added) {
        throw inputRefusal('You have already reviewed this product. Thank you.')
      }
      const { stars: rating, summary: title, text, nickname, photos } = form
      const written = { sku, rating, title, text, nickname, created_at: now, is_sample: 0, order_id: orderId }
      return { review: { ...written, photos: JSON.stringify(photos) }, product }
    },
  }
}
