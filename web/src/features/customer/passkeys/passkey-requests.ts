import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { AddPasskeyDocument } from '~/api/__generated__/documents/AddPasskey'
import { LogInByPasskeyDocument } from '~/api/__generated__/documents/LogInByPasskey'
import { StartPasskeyLoginDocument } from '~/api/__generated__/documents/StartPasskeyLogin'
import { StartPasskeyRegistrationDocument } from '~/api/__generated__/documents/StartPasskeyRegistration'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { callLogin } from '../call-login'
import { rememberPasskey } from './passkey-memory'

/** The device's own words are for developers. It says the same for a cancelled request and for no passkey. */
const withOwnWords = (message: string) => (error: unknown) => {
  throw error instanceof ShopError ? error : new ShopError('input', message)
}
const NOT_USED = 'No passkey was used. Please try again, or log in another way.'
const NOT_MADE = 'No passkey was made. You can log in as before.'

/**
 * Logs in by a passkey of this device.
 *
 * @param isOffered the browser offers its passkeys in the email field, without a dialog
 */
export async function logInByPasskey(isOffered = false): Promise<void> {
  const { startPasskeyLogin } = await callShop(StartPasskeyLoginDocument, {})
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(startPasskeyLogin.options)
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }).catch(withOwnWords(NOT_USED))
  await callLogin(LogInByPasskeyDocument, { response: JSON.stringify(answer) })
  rememberPasskey()
}

/** Makes a passkey for the customer who is logged in. */
export async function createPasskey(name: string): Promise<void> {
  const { startPasskeyRegistration } = await callShop(StartPasskeyRegistrationDocument, {})
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(startPasskeyRegistration.options)
  const answer = await startRegistration({ optionsJSON }).catch(withOwnWords(NOT_MADE))
  await callShop(AddPasskeyDocument, { response: JSON.stringify(answer), name })
  rememberPasskey()
}
