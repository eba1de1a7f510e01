import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { queryOptions } from '@tanstack/react-query'

/** The offer in the header, from the latest page with data. It is fetched by itself only where no page has brought it. */
export const headerOfferQuery = queryOptions<HeaderOfferData | null>({
  queryKey: ['header-offer'],
  queryFn: async ({ signal }) => (await import('~/api/fetch-header-offer')).fetchHeaderOffer(signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  // It must survive pages without a header.
  gcTime: Number.POSITIVE_INFINITY,
})
