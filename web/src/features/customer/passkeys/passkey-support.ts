/** True for a browser that has passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** True if the browser offers passkeys in the email field. */
export const offersInField = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false)

/** True if the device itself can make a passkey, with its screen lock. */
export const canMakePasskey = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** The first name of a new passkey. Its customer can change it. */
export function deviceName(userAgent: string): string {
  const name = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1]
  return name ? `Passkey on ${name}` : 'Passkey'
}
