/** Before the name of a form in the storage of its tab. */
export const DRAFT_PREFIX = 'draft:'

/**
 * Deletes the draft of a form. A folder such as `checkout/` deletes the drafts of all forms in it, and '' those of all
 * forms.
 */
export function dropDrafts(name: string): void {
  const isFolder = name === '' || name.endsWith('/')
  try {
    for (const key of Object.keys(sessionStorage)) {
      const draft = DRAFT_PREFIX + name
      if (isFolder ? key.startsWith(draft) : key === draft) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no drafts.
  }
}
