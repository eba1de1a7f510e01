import { DESIGNS_COOKIE } from '@kea/shared/constants/designs-cookie'
import Cookies from 'js-cookie'
import { DRAFT_MARK } from './may-have-drafts'

export function rememberDrafts(): void {
  try {
    localStorage.setItem(DRAFT_MARK, '1')
  } catch {
    // A device without storage has no drafts.
  }
}

export function forgetDrafts(): void {
  try {
    localStorage.removeItem(DRAFT_MARK)
  } catch {
    // Nothing was stored.
  }
}

/** Notes that the store has no design of this shopper. No page asks again until one is saved. */
export const forgetStoredDesigns = (): void => Cookies.remove(DESIGNS_COOKIE, { path: '/' })
