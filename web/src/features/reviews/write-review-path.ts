import { routes } from '@kea/shared/routes'

/** The form for a review; with `sku` its product is chosen. */
export const writeReviewPath = (sku: string | null | undefined): string =>
  sku ? `${routes.writeReview()}?sku=${encodeURIComponent(sku)}` : routes.writeReview()
