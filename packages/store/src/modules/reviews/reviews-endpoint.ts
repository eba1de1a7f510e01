import { PRODUCT_REVIEWS, REST_PATH, REVIEW_SUMMARY } from '@kea/shared/constants/rest'
import type { Product } from '../catalogue/product'
import type { ReviewsService } from './service'

const CACHED = { 'Cache-Control': 'public, max-age=60' }
const refuse = (status: number, body: object, headers: HeadersInit = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** Rounded to two decimals. */
const shortened = (average: number): number => Math.round(average * 100) / 100

interface Services {
  reviews: Pick<ReviewsService, 'siteFigures' | 'figuresOf'>
  catalogue: { byId: (ids: readonly number[]) => Promise<Pick<Product, 'sku' | 'enabled'>[]> }
}

/** GET `/rest/V1/reviews/…`: the review figures of the shop or of a product, in Magento's format. */
export async function answerReviews(request: Request, { reviews, catalogue }: Services): Promise<Response> {
  if (request.method !== 'GET') return refuse(405, { message: 'This address can only be read.' }, { Allow: 'GET' })
  const path = new URL(request.url).pathname.slice(REST_PATH.length)
  if (REVIEW_SUMMARY.test(path)) {
    const { average, count } = await reviews.siteFigures()
    return Response.json({ sites: { average: shortened(average), review_count: count } }, { headers: CACHED })
  }
  const [, id] = PRODUCT_REVIEWS.exec(path) ?? []
  if (id === undefined) return refuse(404, { message: 'Request does not match any route.' })
  const [product] = await catalogue.byId([Number(id)])
  if (!product?.enabled) {
    const parameters = { fieldName: 'id', fieldValue: id }
    return refuse(404, { message: 'No such entity with %fieldName = %fieldValue', parameters })
  }
  const { average, count } = await reviews.figuresOf(product.sku)
  const product_totals = { average_rating: shortened(average), total_reviews: count }
  // There is no external certificate.
  return Response.json({ product_totals, certificate_url: null }, { headers: CACHED })
}
