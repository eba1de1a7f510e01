import type { SearchResultPageInfo } from './__generated__/types'
import { inputRefusal } from './refusal'

/** Which part of a list is asked for. */
export interface Paging {
  pageSize: number
  currentPage: number
}

/** Rows to read; refuses what Magento refuses, in its words. */
export function toSlice({ pageSize, currentPage }: Paging): { limit: number; offset: number } {
  if (pageSize < 1) throw inputRefusal('pageSize value must be greater than 0.')
  if (currentPage < 1) throw inputRefusal('currentPage value must be greater than 0.')
  return { limit: pageSize, offset: (currentPage - 1) * pageSize }
}

/** Number of pages; refuses one beyond the last, but for the first of an empty list. */
export function pageCount(paging: Paging, total: number): number {
  const { limit } = toSlice(paging)
  const pages = Math.ceil(total / limit)
  const { currentPage } = paging
  if (currentPage > 1 && currentPage > pages) {
    throw inputRefusal(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`)
  }
  return pages
}

/** No list gives out more at once, unless its field says otherwise. */
const PAGE_SIZE_MAX = 100

export const within = ({ pageSize, currentPage }: Paging, max = PAGE_SIZE_MAX): Paging => ({
  pageSize: Math.min(pageSize, max),
  currentPage,
})

export const toPageInfo = ({ pageSize, currentPage }: Paging, total: number): SearchResultPageInfo => ({
  page_size: pageSize,
  current_page: currentPage,
  total_pages: pageCount({ pageSize, currentPage }, total),
})
