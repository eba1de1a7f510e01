import { readCookie } from './cookies'

/** Set in this tab when the session of a customer ended by itself. */
const KEY = 'logged-out'

/** Storage that is refused or full: the tab then only does not know. */
function inTab<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(sessionStorage)
  } catch {
    return otherwise
  }
}

/** The session has ended, and nobody asked for it. The cart stays in the account. */
export const rememberLoggedOut = (): void => inTab((storage) => storage.setItem(KEY, '1'), undefined)

/** The customer logged out, goes on as a guest, or is back. */
export const forgetLoggedOut = (): void => inTab((storage) => storage.removeItem(KEY), undefined)

/** True for a customer whose session ended in this tab, also after another load of the page, until the next login. */
export const wasLoggedOut = (): boolean =>
  readCookie('loggedIn') === undefined && inTab((storage) => storage.getItem(KEY) !== null, false)
