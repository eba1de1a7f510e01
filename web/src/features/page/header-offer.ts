import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The shop's offer as the latest page had it; a page of the shop's own, like a form, comes without data. */
export const headerOfferQuery = queryOptions<HeaderOfferData | null>({
  queryKey: ['header-offer'],
  queryFn: skipToken,
})
