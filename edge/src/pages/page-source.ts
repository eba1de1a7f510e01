import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import type { SiteLink } from '@kea/shared/navigation/service-pages'
import type { ConfigData, PageData } from '@kea/shared/page/page-data'
import { sitePages } from '../files/site-pages'
import { readGraphqlAnswer } from '../http/graphql-answer'
import { queryBackend } from '../http/query-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { readConfigValues } from './config-values'
import { answerOf, type PageAnswer } from './page-answer'
import { toPageData, variablesOf } from './page-mapping'

export interface PageRequest {
  path: string
  /** The backend's slug of the page; null for the settings only. */
  slug: string | null
  /** The price code; null for the public prices. */
  priceCache: string | null
  requestId: string
  /** Maps whether the backend has the page to a status. A 301 takes precedence. */
  statusOf: (known: boolean) => number
}

export type PageSource = (request: PageRequest) => Promise<PageAnswer>

/** Maximum lists of a thousand pages on the sitemap page. sitemap.xml has more. */
const SITE_LISTS = 5

const listsAllPages = ({ data }: PageData): boolean =>
  data.metaData.cmsPage?.content?.includes('data-widget="site-index"') ?? false

/** Loads a page from the backend with one query. The answer may be partial. */
export function createPageSource(options: { settings: Settings; commerce: Fetch; query: string }): PageSource {
  const { settings, commerce, query } = options
  let lastConfig: ConfigData = {}

  function toConfig(values: ConfigData | null): ConfigData {
    lastConfig = values ?? lastConfig
    return {
      ...lastConfig,
      site_url: settings.SITE_URL,
      store_code: settings.STORE_CODE,
      mode: settings.MODE,
      media_hosts: settings.MEDIA_HOSTS.join(','),
      ...(settings.BACKEND_URL !== null && { foreign_backend: '1' }),
      ...(settings.ALGOLIA_APP_ID !== null &&
        settings.ALGOLIA_SEARCH_KEY !== null && {
          algolia_app_id: settings.ALGOLIA_APP_ID,
          algolia_search_key: settings.ALGOLIA_SEARCH_KEY,
        }),
    }
  }

  async function withSitePages(page: PageData, requestId: string): Promise<PageData> {
    if (!listsAllPages(page)) return page
    const links: SiteLink[] = []
    for await (const { items } of sitePages({ settings, commerce, requestId }, 1, SITE_LISTS)) {
      links.push(...items.map(({ path, name }) => ({ path, name })))
    }
    return { ...page, data: { metaData: { ...page.data.metaData, sitePages: links } } }
  }

  return async ({ path, slug, priceCache, requestId, statusOf }) => {
    try {
      const answer = readGraphqlAnswer(
        await queryBackend({
          settings,
          commerce,
          query,
          variables: variablesOf(slug),
          headers: { 'x-request-id': requestId, ...(priceCache && { 'x-price-cache': priceCache }) },
          maxBytes: RESPONSE_MAX_BYTES,
        }),
      )
      const page = toPageData(answer, slug, toConfig(readConfigValues(answer.data)), statusOf)
      return answerOf(path, await withSitePages(page, requestId))
    } catch (error) {
      log('page-source', { requestId, slug, error: messageOf(error) })
      throw error
    }
  }
}
