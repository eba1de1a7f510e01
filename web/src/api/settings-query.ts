import { toPage } from '@kea/shared/page/page'
import type { PageData } from '@kea/shared/page/page-data'
import { type Settings, toSettings } from '@kea/shared/page/settings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { STALE } from './query-client'

const NONE: Settings = toSettings({})

/** The shopkeeper's settings. Mostly seeded by a page; only a page that came without them asks. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: async ({ signal }): Promise<Settings> => {
    const response = await fetch('/cacheurl?url=%2F', { signal })
    return toPage('/', (await response.json()) as PageData).settings
  },
  staleTime: STALE.settings,
})

/** Settings to show; empty ones until they are known, so nothing waits for them. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? NONE
