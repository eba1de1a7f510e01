import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The shop's offer as the latest page had it; forms and other pages of the shop's own come without data. */
export const headerOfferQuery = queryOptions<HeaderOfferData | null>({
  queryKey: ['header-offer'],
  queryFn: skipToken,
  // Nobody asks for it again, so it has to outlast the pages that show no header.
  gcTime: Number.POSITIVE_INFINITY,
})
