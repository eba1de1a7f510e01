import { FORGOT_PASSWORD, REST_PATH } from '@kea/shared/constants/rest'
import type { Registration } from '@kea/shared/schemas/account'
import { ConfirmEmailChangeDocument } from '~/api/__generated__/documents/ConfirmEmailChange'
import { ConfirmRegistrationDocument } from '~/api/__generated__/documents/ConfirmRegistration'
import { LogInByCodeDocument } from '~/api/__generated__/documents/LogInByCode'
import { LogInByPasswordDocument } from '~/api/__generated__/documents/LogInByPassword'
import { RegisterCustomerDocument } from '~/api/__generated__/documents/RegisterCustomer'
import { ResendConfirmationDocument } from '~/api/__generated__/documents/ResendConfirmation'
import { ResetCustomerPasswordDocument } from '~/api/__generated__/documents/ResetCustomerPassword'
import { SendLoginCodeDocument } from '~/api/__generated__/documents/SendLoginCode'
import { UndoEmailChangeDocument } from '~/api/__generated__/documents/UndoEmailChange'
import { noAnswer, ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { keepCustomerPrices } from '~/features/page/price-code'
import { callLogin } from './call-login'

export interface PasswordLogin {
  email: string
  password: string
}

/** Logs in by password. The edge keeps the token in a cookie that no script reads. */
export async function logInByPassword(login: PasswordLogin, captcha: string): Promise<void> {
  await callLogin(LogInByPasswordDocument, { ...login, captcha })
}

/** Mails a one-time code. Answers the same message for every address. */
export async function sendLoginCode(email: string, captcha: string): Promise<string> {
  const { loginByEmailOtpData: answer } = await callShop(SendLoginCodeDocument, { email, captcha })
  if (!answer?.success) throw new ShopError('input', answer?.message || UNKNOWN_ERROR)
  return answer.message ?? ''
}

export async function logInByCode(login: { email: string; code: string }, captcha: string): Promise<void> {
  const { loginUniversalpassword: answer } = await callLogin(LogInByCodeDocument, { ...login, captcha })
  if (!answer?.success) throw new ShopError('input', answer?.message || UNKNOWN_ERROR)
  // The login holds where the page cannot be loaded with the customer's prices.
  if (answer.cachePrice) await keepCustomerPrices(answer.cachePrice, location.pathname).catch(() => {})
}

export async function register(registration: Registration, captcha: string): Promise<void> {
  await callShop(RegisterCustomerDocument, { input: { ...registration, recaptcha_response: captcha } })
}

/** Email and token of the link in a mail, from the part behind `#`. */
export function linkOf(hash: string, name: 'key' | 'token'): { email: string; token: string } | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const [email, token] = [values.get('email'), values.get(name)]
  return email && token ? { email, token } : null
}

/** Confirms a registration, and logs in. */
export async function confirmRegistration(email: string, key: string): Promise<void> {
  await callLogin(ConfirmRegistrationDocument, { input: { email, confirmation_key: key } })
}

/** Follows the link of a mail about another email address. Answers the message for the shopper. */
export async function followEmailChange(kind: 'change' | 'undo', token: string): Promise<string> {
  if (kind === 'change') {
    return (await callShop(ConfirmEmailChangeDocument, { token })).confirmEmailChange?.message ?? ''
  }
  return (await callShop(UndoEmailChangeDocument, { token })).undoEmailChange?.message ?? ''
}

export async function resendConfirmation(email: string): Promise<string> {
  const { resendConfirmationLink: answer } = await callShop(ResendConfirmationDocument, { email })
  return answer?.message ?? ''
}

/** Asks for a link for a new password. */
export async function forgotPassword(email: string): Promise<void> {
  const answer = await fetch(REST_PATH + FORGOT_PASSWORD, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, template: 'email_reset', websiteId: 1 }),
  }).catch(() => {
    throw noAnswer()
  })
  if (answer.ok) return
  const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown }
  throw new ShopError(answer.status < 500 ? 'input' : 'server', typeof message === 'string' ? message : UNKNOWN_ERROR)
}

export async function resetPassword(email: string, token: string, password: string): Promise<void> {
  const { resetPassword: isSet } = await callShop(ResetCustomerPasswordDocument, { email, token, password })
  if (!isSet) throw new ShopError('server', UNKNOWN_ERROR)
}
