import type { SearchResultPageInfo } from './__generated__/types'
import { inputRefusal } from './refusal'

/** The requested page of a list. */
export interface Paging {
  pageSize: number
  currentPage: number
}

/** The rows to read. Invalid values have Magento's refusals. */
export function toSlice({ pageSize, currentPage }: Paging): { limit: number; offset: number } {
  if (pageSize < 1) throw inputRefusal('pageSize value must be greater than 0.')
  if (currentPage < 1) throw inputRefusal('currentPage value must be greater than 0.')
  return { limit: pageSize, offset: (currentPage - 1) * pageSize }
}

/** The number of pages. Refuses a page beyond the last one; an empty list has a first page. */
export function pageCount(paging: Paging, total: number): number {
  const { limit } = toSlice(paging)
  const pages = Math.ceil(total / limit)
  const { currentPage } = paging
  if (currentPage > 1 && currentPage > pages) {
    throw inputRefusal(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`)
  }
  return pages
}

/** Maximum page size of a list, unless its field has another one. */
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
