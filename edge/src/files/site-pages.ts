import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { SitePagesDocument, type SitePagesQuery } from '../__generated__/graphql'
import { queryBackend } from '../http/query-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'

export type SitePages = NonNullable<SitePagesQuery['sitePages']>

/** Pages per list: the maximum of the store. */
export const LIST_SIZE = 1000

interface Answer {
  data?: SitePagesQuery | null
  errors?: { message?: string }[]
}

interface ListOptions {
  settings: Settings
  commerce: Fetch
  requestId: string
}

async function fetchList(
  { settings, commerce, requestId }: ListOptions,
  currentPage: number,
): Promise<SitePages | null> {
  const answer = (await queryBackend({
    settings,
    commerce,
    query: SitePagesDocument.toString(),
    variables: { currentPage, pageSize: LIST_SIZE },
    headers: { 'x-request-id': requestId },
    maxBytes: RESPONSE_MAX_BYTES,
    acceptsErrorStatus: true,
  })) as Answer
  if (answer.data?.sitePages) return answer.data.sitePages
  const message = answer.errors?.[0]?.message ?? 'no list'
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
