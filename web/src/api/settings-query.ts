import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import type { Settings } from '@kea/shared/page/settings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPage } from './fetch-page'
import { STALE } from './query-client'

/** The shopkeeper's settings. Mostly seeded by a page; only a page that came without them asks. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: async ({ signal }): Promise<Settings> => (await fetchPage('/', '', signal)).settings,
  staleTime: STALE.settings,
})

/** Settings to show; empty ones until they are known, so nothing waits for them. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? NO_SETTINGS
