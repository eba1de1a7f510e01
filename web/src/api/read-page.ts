import type { Page } from '@kea/shared/page/page'
import type { PageData } from '@kea/shared/page/page-data'
import { toPage } from '@kea/shared/page/to-page'
import { readHtml } from '~/lib/read-html'
import { toShopError } from './failures'

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'pageDetails' in value && 'config' in value

/**
 * Reads a response of /cacheurl. This module loads with the first such response, because the document already contains
 * the first page of a visit.
 */
export async function readPage(path: string, response: Response): Promise<Page> {
  const body: unknown = await response.json().catch(() => null)
  // A response for an unknown page is valid: its data contains the status 404.
  if (!isPageData(body)) throw toShopError({ status: response.ok ? 500 : response.status, body })
  return toPage(path, body, readHtml)
}
