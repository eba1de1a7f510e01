import { CONFIG_FIELDS } from '@kea/shared/page/settings'
import { shapeOf } from '../cache/shape-of'
import type { Settings } from '../settings'

/**
 * Counts the ways in which a backend's answer has been turned into the page data that are stored. Whoever changes
 * page-mapping.ts, page-source.ts or what is written to KV so that an old value would be wrong raises it.
 */
const MAPPING = 1

/** Names what stored page data look like: the question, how its answer is read, and the settings that go into it. */
export function pageShape(query: string, settings: Settings): string {
  const { SITE_URL, STORE_CODE, MODE, MEDIA_HOSTS, CDN_HOST, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY } = settings
  const { BACKEND_URL, BACKEND_GRAPHQL_PATH } = settings
  const backend = [BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST]
  const config = [SITE_URL, STORE_CODE, MODE, MEDIA_HOSTS, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY]
  return shapeOf([MAPPING, query, CONFIG_FIELDS, backend, config])
}
