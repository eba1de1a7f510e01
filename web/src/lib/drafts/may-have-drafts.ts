import { DESIGNS_COOKIE } from '@kea/shared/constants/designs-cookie'

/** The entry of the local storage of a device with drafts. */
export const DRAFT_MARK = 'kea-drafts'

/**
 * True if this device may have drafts, or the store designs of this shopper. Pages ask this first, so that the database
 * opens and a request is sent for few visitors.
 */
export function mayHaveDrafts(): boolean {
  try {
    return localStorage.getItem(DRAFT_MARK) !== null || document.cookie.includes(DESIGNS_COOKIE)
  } catch {
    return false
  }
}
