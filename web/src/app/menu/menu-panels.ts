import { queryOptions } from '@tanstack/react-query'
import { fetchMenu } from '~/api/fetch-menu'
import { STALE } from '~/api/query-client'

/** The panels of the main menu. They load when a panel is about to open. */
export const menuPanelsQuery = queryOptions({
  queryKey: ['menu-panels'],
  queryFn: ({ signal }) => fetchMenu(signal),
  staleTime: STALE.page,
})
