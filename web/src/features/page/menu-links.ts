import type { MenuLink } from '@kea/shared/navigation/main-menu'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The entries of the main menu, from the latest page with data. */
export const menuLinksQuery = queryOptions<MenuLink[]>({
  queryKey: ['menu-links'],
  queryFn: skipToken,
  // They are not fetched again, so they must survive pages without a header.
  gcTime: Number.POSITIVE_INFINITY,
})
