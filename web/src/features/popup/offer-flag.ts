import { POPUP_COOKIE } from '@kea/shared/newsletter/popup'
import { atom, getDefaultStore } from 'jotai/vanilla'
import Cookies from 'js-cookie'

const DAY_SECONDS = 86_400
const store = getDefaultStore()

const hasCookie = () => Cookies.get(POPUP_COOKIE.name) !== undefined

/** The offer popup flag: on where the browser has seen the popup, and its cookie is still there. */
export const offerFlagAtom = atom(hasCookie())
/** Whether the popup is up: by itself, or because the shopper has asked for it. */
export const popupAtom = atom<'closed' | 'shown' | 'asked'>('closed')

/** Another tab may have closed the popup, and the cookie may have ended since. */
export const readOfferFlag = (): boolean => {
  store.set(offerFlagAtom, hasCookie())
  return store.get(offerFlagAtom)
}

/** Takes the popup away for a day: it was dismissed, or has done its work. */
export function closePopup(): void {
  Cookies.set(POPUP_COOKIE.name, '1', {
    path: '/',
    sameSite: 'lax',
    secure: globalThis.location?.protocol === 'https:',
    expires: POPUP_COOKIE.seconds / DAY_SECONDS,
  })
  store.set(offerFlagAtom, true)
  store.set(popupAtom, 'closed')
}

export const openPopup = (): void => store.set(popupAtom, 'shown')

/** Brings the popup back on request, as on a first visit. */
export function reopenPopup(): void {
  Cookies.remove(POPUP_COOKIE.name, { path: '/' })
  store.set(offerFlagAtom, false)
  store.set(popupAtom, 'asked')
}
