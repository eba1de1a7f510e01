const MARK = 'kea-drafts'

/** True if this device may have drafts. Pages ask this first, so that the database opens for few visitors. */
export function mayHaveDrafts(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function rememberDrafts(): void {
  try {
    localStorage.setItem(MARK, '1')
  } catch {
    // A device without storage has no drafts.
  }
}

export function forgetDrafts(): void {
  try {
    localStorage.removeItem(MARK)
  } catch {
    // Nothing was stored.
  }
}
