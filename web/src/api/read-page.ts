import { type Page, toPage } from '@kea/shared/page/page'
import type { PageData } from '@kea/shared/page/page-data'
import { toShopError } from './failures'

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'pageDetails' in value && 'config' in value

/**
 * The page in an answer of /cacheurl. Loaded with the first one: the first page of a visit comes with its document, in
 * the shop's own words.
 */
export async function readPage(path: string, response: Response): Promise<Page> {
  const body: unknown = await response.json().catch(() => null)
  // An unknown page is an answer too: its status stands in the data.
  if (!isPageData(body)) throw toShopError({ status: response.ok ? 500 : response.status, body })
  return toPage(path, body)
}
