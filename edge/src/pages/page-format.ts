import { CONFIG_FIELDS } from '@kea/shared/page/settings'
import { fingerprint } from '../cache/fingerprint'
import type { Settings } from '../settings'

/**
 * Version of the stored page data. Raise it with every change in page-mapping.ts, page-source.ts or the KV format that
 * makes old values wrong.
 */
const FORMAT_VERSION = 3

/** Identifies the format of stored page data: the version, the query and the settings. */
export function pageFormat(query: string, settings: Settings): string {
  const { SITE_URL, STORE_CODE, MODE, MEDIA_HOSTS, CDN_HOST, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY } = settings
  const { BACKEND_URL, BACKEND_GRAPHQL_PATH } = settings
  const backend = [BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST]
  const config = [SITE_URL, STORE_CODE, MODE, MEDIA_HOSTS, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY]
  return fingerprint([FORMAT_VERSION, query, CONFIG_FIELDS, backend, config])
}
