import { readCookie } from './cookies'
import { forgetLoggedOut } from './logged-out'

/** The session whose data this tab shows: the value of the readable cookie. Undefined for a guest. */
let shown = readCookie('loggedIn')

export const shownSession = (): string | undefined => shown

/** This tab shows the session of the cookie from now on. */
export function keepSession(): void {
  shown = readCookie('loggedIn')
  if (shown !== undefined) forgetLoggedOut()
}

/** True if a login or a logout in another tab has changed the session. */
export const hasMovedOn = (): boolean => readCookie('loggedIn') !== shown

/** True if this tab shows a customer, and another session has begun in another tab. */
export const hasOtherSession = (): boolean =>
  shown !== undefined && readCookie('loggedIn') !== undefined && hasMovedOn()
