import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { SitePagesDocument } from '../__generated__/graphql'
import { readGraphqlAnswer } from '../http/graphql-answer'
import { isObject } from '../http/json'
import { queryBackend } from '../http/query-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { type BackendPage, isBackendPage } from './listed-pages'

/** One list of the backend's pages. */
export interface SitePages {
  total_count: number
  items: BackendPage[]
}

const isSitePages = (value: unknown): value is SitePages =>
  isObject(value) &&
  typeof value.total_count === 'number' &&
  Array.isArray(value.items) &&
  value.items.every(isBackendPage)

/** Pages per list: the maximum of the store. */
export const LIST_SIZE = 1000

interface ListOptions {
  settings: Settings
  commerce: Fetch
  requestId: string
}

async function fetchList(
  { settings, commerce, requestId }: ListOptions,
  currentPage: number,
): Promise<SitePages | null> {
  const answer = await queryBackend({
    settings,
    commerce,
    query: SitePagesDocument.toString(),
    variables: { currentPage, pageSize: LIST_SIZE },
    headers: { 'x-request-id': requestId },
    maxBytes: RESPONSE_MAX_BYTES,
    acceptsErrorStatus: true,
  })
  const { data, errors } = readGraphqlAnswer(answer)
  if (isSitePages(data?.sitePages)) return data.sitePages
  const message = errors[0]?.message ?? 'no list'
  // A backend without the list names the unknown field in its error. Every other error is temporary.
  if (!message.includes('sitePages')) throw new Error(message)
  log('site-pages', { requestId, error: message })
  return null
}

/**
 * The backend's pages, list by list. A backend without page lists yields none.
 *
 * @param first number of the first list, from 1
 * @param lists maximum number of lists
 */
export async function* sitePages(options: ListOptions, first: number, lists: number): AsyncGenerator<SitePages> {
  try {
    for (let page = first; page < first + lists; page++) {
      const list = await fetchList(options, page)
      if (list === null) return
      yield list
      if (page * LIST_SIZE >= list.total_count) return
    }
  } catch (error) {
    log('site-pages', { requestId: options.requestId, error: messageOf(error) })
    throw error
  }
}
