import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The offer in the header, from the latest page with data. Pages such as forms have no data. */
export const headerOfferQuery = queryOptions<HeaderOfferData | null>({
  queryKey: ['header-offer'],
  queryFn: skipToken,
  // It is not fetched again, so it must survive pages without a header.
  gcTime: Number.POSITIVE_INFINITY,
})
