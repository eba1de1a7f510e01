import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import type { Settings } from '@kea/shared/page/settings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPage } from './fetch-page'
import { STALE } from './query-client'

/** The settings of the shop. A page usually seeds them; the fetch is for a page without them. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: async ({ signal }): Promise<Settings> => (await fetchPage('/', '', signal)).settings,
  staleTime: STALE.settings,
})

/** The settings, or empty ones until they have loaded, so no component waits for them. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? NO_SETTINGS
