import {
  type Asked,
  allowedVendors,
  CONSENT_COOKIE,
  CONSENT_PATH,
  CONSENT_SECONDS,
  isChoiceNeeded,
  readConsent,
  writeConsent,
} from '@kea/shared/measuring/consent'
import { type OutsideServices, readServices, SERVICES_META } from '@kea/shared/measuring/outside-services'
import type { VendorKey } from '@kea/shared/measuring/vendor-keys'
import { atom, getDefaultStore } from 'jotai/vanilla'
import Cookies from 'js-cookie'

const DAY_SECONDS = 86_400
const now = () => Math.floor(Date.now() / 1000)

/** The outside services that the shop has an id of. The edge writes them into every document. */
export const outsideServices = (): OutsideServices =>
  readServices(document.querySelector<HTMLMetaElement>(`meta[name="${SERVICES_META}"]`)?.content ?? '')

/** What this browser says of its shopper. */
export const asked = (): Asked => ({
  configured: [...outsideServices().vendors.keys()],
  consent: readConsent(Cookies.get(CONSENT_COOKIE) ?? '', now()),
  isPrivate: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
})

/** Whom the shop may tell what this shopper does. */
export const allowedNow = (): VendorKey[] => allowedVendors(asked())

/** `asked`: the shop asks. `opened`: the shopper wants to choose again. */
type SheetState = 'closed' | 'asked' | 'opened'
export const consentSheetAtom = atom<SheetState>('closed')
const store = getDefaultStore()
const show = (state: SheetState) => store.set(consentSheetAtom, state)

/** True while the sheet waits for a choice. Nothing else may cover it. */
export const isConsentSheetOpen = (): boolean => store.get(consentSheetAtom) !== 'closed'

/** Opens the sheet where a choice is needed. */
export function askForConsent(): void {
  if (isChoiceNeeded(asked())) show('asked')
}
export const openConsentSheet = (): void => show('opened')
export const closeConsentSheet = (): void => show('closed')

/** Keeps a choice for 180 days, and closes the sheet. */
export function keepConsent(isYes: boolean): void {
  const value = writeConsent({ vendors: isYes ? asked().configured : [], at: now() })
  const secure = location.protocol === 'https:'
  Cookies.set(CONSENT_COOKIE, value, { path: '/', sameSite: 'lax', secure, expires: CONSENT_SECONDS / DAY_SECONDS })
  // Some browsers delete what a script has set after a week, so the shop sets it once more.
  fetch(CONSENT_PATH, { method: 'POST', body: value, keepalive: true }).catch(() => {})
  closeConsentSheet()
}
