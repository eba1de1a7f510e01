const KEY = 'newsletter'

/** True after a subscription in this browser. A subscriber is shown no offer for a first order. */
export function hasSubscribed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberSubscription(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // A browser without storage shows the offer again.
  }
}
