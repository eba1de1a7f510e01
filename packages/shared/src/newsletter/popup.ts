import type { Page } from '../page/page'
import type { PageKind } from '../tracking/page-facts'

/** Says that this browser has seen the popup. Apart from the other cookies, whose names load before the first view. */
export const POPUP_COOKIE = { name: 'home_popup', seconds: 86_400 } as const

/** From the load of a page until the popup shows. */
export const POPUP_DELAY_MS = 6000

/** Kinds of pages with a page type: those of the catalogue and of the CMS. Tool, cart, checkout and login have none. */
const WITH_TYPE: ReadonlySet<PageKind> = new Set(['home', 'product', 'category', 'content', 'blog'])

export const hasPageType = (kind: PageKind): boolean => WITH_TYPE.has(kind)

const PHOTO_BOOK = /photo-?book(?!mark)/

/** Product and category pages name the discount, but for photo books. */
export function namesDiscount(kind: PageKind, page: Pick<Page, 'path' | 'product'>): boolean {
  if (kind !== 'product' && kind !== 'category') return false
  return !PHOTO_BOOK.test(page.path) && !PHOTO_BOOK.test(page.product?.sku ?? '')
}
