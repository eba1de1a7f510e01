/** The failure for which this tab was reloaded last. */
const KEY = 'reloaded-for'

/** Loads the page again, but only once for the same failure, so that a page cannot loop. */
export function reloadOnce(failure: string): void {
  try {
    if (sessionStorage.getItem(KEY) === failure) return
    sessionStorage.setItem(KEY, failure)
  } catch {
    // Without storage it is unknown whether the page was loaded again already.
    return
  }
  location.reload()
}
