import { accountPath } from '@kea/shared/account-routes'
import { instantOf } from '@kea/shared/instant'
import { isCalendarTool, isPagesTool, routes } from '@kea/shared/routes'
import { DesignedProductsDocument } from '~/api/__generated__/documents/DesignedProducts'
import { DuplicateDesignDocument } from '~/api/__generated__/documents/DuplicateDesign'
import { RemoveDesignDocument } from '~/api/__generated__/documents/RemoveDesign'
import { RenameDesignDocument } from '~/api/__generated__/documents/RenameDesign'
import { RestoreDesignDocument } from '~/api/__generated__/documents/RestoreDesign'
import { SavedDesignsDocument } from '~/api/__generated__/documents/SavedDesigns'
import type { SavedDesignsQuery } from '~/api/__generated__/types'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { checkAnswer } from '~/features/designs/design-requests'

export interface SavedDesign {
  uid: string
  sku: string
  /** '' for a design without a name. */
  name: string
  preview: string | null
  /** What it shows, in words; '' where the name says it. */
  previewWords: string
  /** The path that opens it. */
  path: string
  /** In ms; null if the time of the backend cannot be parsed. */
  changedAt: number | null
  keptUntil: number | null
  /** True for a calendar, which has a next year. */
  isCalendar: boolean
  /** True for a design of many pages, which only its tool can paint for a link. */
  isOfPages: boolean
}

export interface DesignSearch {
  page: number
  isUnfinished: boolean
}

export function readDesignSearch(search: URLSearchParams): DesignSearch {
  const page = Number(search.get('page') ?? '1')
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, isUnfinished: search.get('show') === 'unfinished' }
}

export function designsPath({ page, isUnfinished }: DesignSearch): string {
  const search = new URLSearchParams({
    ...(isUnfinished && { show: 'unfinished' }),
    ...(page > 1 && { page: `${page}` }),
  })
  return accountPath('my-saved-design') + (search.size > 0 ? `?${search}` : '')
}

export function savedOf({ savedDesigns: list }: SavedDesignsQuery) {
  const items = list?.items ?? []
  return {
    designs: items.map(
      ({
        uid,
        sku,
        product_type,
        name,
        preview_image,
        preview_words,
        edit_link,
        updated_at,
        expires_at,
      }): SavedDesign => ({
        uid,
        sku: sku ?? '',
        name: name ?? '',
        preview: preview_image,
        previewWords: preview_words ?? '',
        path: edit_link ?? routes.home(),
        changedAt: instantOf(updated_at ?? ''),
        keptUntil: instantOf(expires_at ?? ''),
        isCalendar: isCalendarTool(product_type ?? ''),
        isOfPages: isPagesTool(product_type ?? ''),
      }),
    ),
    total: list?.total_count ?? items.length,
    pages: list?.page_info?.total_pages ?? 1,
  }
}

/** They change in the design tool, so each visit reads them again. */
export const savedDesignsQuery = ({ page, isUnfinished }: DesignSearch) =>
  gqlQuery(SavedDesignsDocument, { page, unfinished: isUnfinished }, savedOf, 0)

/** The name of a design; without one that of its product. */
export const nameOf = ({ name }: SavedDesign, product: string): string => name || product || 'Your design'

/** The skus of designs, whose products have names. */
export const skusOf = (designs: readonly SavedDesign[]): string[] => designs.map(({ sku }) => sku)

/** The names of products by sku. */
export const productNamesQuery = (skus: readonly string[]) =>
  gqlQuery(
    DesignedProductsDocument,
    { skus: [...new Set(skus)].sort() },
    ({ products }) =>
      new Map((products?.items ?? []).flatMap((item) => (item?.sku ? [[item.sku, item.name ?? '']] : []))),
    STALE.page,
  )

export const renameDesign = async (uid: string, name: string): Promise<void> =>
  checkAnswer((await callShop(RenameDesignDocument, { uid, name })).renameSavedDesign)
/** Answers the path that opens the copy. */
export async function duplicateDesign(uid: string): Promise<string> {
  const { duplicateSavedDesign: copied } = await callShop(DuplicateDesignDocument, { uid })
  checkAnswer(copied)
  return copied?.design?.edit_link ?? routes.home()
}
export const removeDesign = async (uid: string): Promise<void> =>
  checkAnswer((await callShop(RemoveDesignDocument, { uid })).deleteSavedDesign)
export const restoreDesign = async (uid: string): Promise<void> =>
  checkAnswer((await callShop(RestoreDesignDocument, { uid })).restoreSavedDesign)

/** For each change of a design: the lists are read again. */
export const refreshDesigns = () => queryClient.invalidateQueries({ queryKey: ['SavedDesigns'] })
