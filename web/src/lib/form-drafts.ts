/** Before the name of a form in the storage of its tab. */
export const DRAFT_PREFIX = 'draft:'

/** Deletes the draft of a form. A prefix such as `checkout/` deletes the drafts of all forms whose names begin with it. */
export function dropDrafts(name: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX + name)) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no drafts.
  }
}
