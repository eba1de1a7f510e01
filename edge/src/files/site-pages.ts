import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { SitePagesDocument, type SitePagesQuery } from '../__generated__/graphql'
import { askBackend } from '../http/ask-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'

export type SitePages = NonNullable<SitePagesQuery['sitePages']>

/** Pages of one list: the most that the store tells at once. */
export const LIST_SIZE = 1000

interface Answer {
  data?: SitePagesQuery | null
  errors?: { message?: string }[]
}

interface Asker {
  settings: Settings
  commerce: Fetch
  requestId: string
}

async function askList({ settings, commerce, requestId }: Asker, currentPage: number): Promise<SitePages | null> {
  const answer = (await askBackend({
    settings,
    commerce,
    query: SitePagesDocument.toString(),
    variables: { currentPage, pageSize: LIST_SIZE },
    headers: { 'x-request-id': requestId },
    maxBytes: RESPONSE_MAX_BYTES,
    acceptsRefusal: true,
  })) as Answer
  if (answer.data?.sitePages) return answer.data.sitePages
  const message = answer.errors?.[0]?.message ?? 'no list'
  // A backend without the list says so by the field's name; everything else is a failure that passes.
  if (!message.includes('sitePages')) throw new Error(message)
  log('site-pages', { requestId, error: message })
  return null
}

/**
 * The backend's pages, list by list: none where the backend keeps no such list.
 *
 * @param first number of the first list, from 1
 * @param lists how many at most
 */
export async function* sitePages(asker: Asker, first: number, lists: number): AsyncGenerator<SitePages> {
  try {
    for (let page = first; page < first + lists; page++) {
      const list = await askList(asker, page)
      if (list === null) return
      yield list
      if (page * LIST_SIZE >= list.total_count) return
    }
  } catch (error) {
    log('site-pages', { requestId: asker.requestId, error: messageOf(error) })
    throw error
  }
}
