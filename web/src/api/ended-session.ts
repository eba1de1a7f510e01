import { readCookie } from '~/lib/cookies'
import { rememberLoggedOut } from '~/lib/logged-out'
import { askToLogIn } from '~/lib/login-question'
import { ConfirmRegistrationDocument } from './__generated__/documents/ConfirmRegistration'
import { CustomerCartDocument } from './__generated__/documents/CustomerCart'
import { CustomerProfileDocument } from './__generated__/documents/CustomerProfile'
import { HeaderCustomerDocument } from './__generated__/documents/HeaderCustomer'
import { LogInByCodeDocument } from './__generated__/documents/LogInByCode'
import { LogInByPasskeyDocument } from './__generated__/documents/LogInByPasskey'
import { LogInByPasswordDocument } from './__generated__/documents/LogInByPassword'
import { LogInBySocialDocument } from './__generated__/documents/LogInBySocial'
import { RevokeCustomerTokenDocument } from './__generated__/documents/RevokeCustomerToken'
import { ShopError } from './errors'

/**
 * Operations that go on as a guest, that lead to the page of the login, that end the session themselves, or that begin
 * one.
 */
const QUIET = new Set(
  [
    HeaderCustomerDocument,
    CustomerCartDocument,
    CustomerProfileDocument,
    RevokeCustomerTokenDocument,
    LogInByPasswordDocument,
    LogInByCodeDocument,
    LogInByPasskeyDocument,
    LogInBySocialDocument,
    ConfirmRegistrationDocument,
  ].map(String),
)

const LOGGED_OUT = 'You are logged out. Please log in and try again.'

/**
 * Finds out whether an operation failed because the session is over, or too old for it, and then asks the customer to log
 * in again.
 *
 * @param request sends an operation
 * @returns true if the operation can be repeated
 * @throws ShopError `unauthorised` after a login that was refused, or of another customer
 */
export async function isBackAfter(
  query: string,
  { code }: ShopError,
  request: (query: string) => Promise<unknown>,
): Promise<boolean> {
  if (QUIET.has(query)) return false
  // Closed, the dialog leaves the store's message.
  if (code === 'proof-needed') return askToLogIn('proof')
  // Without a session the customer's cart is another shopper's. The question who asks shows which it is.
  if (code === 'cart-gone') await request(HeaderCustomerDocument.toString()).catch(() => {})
  // The edge deletes the cookie of a session that is over.
  if (readCookie('loggedIn') !== undefined) return false
  rememberLoggedOut()
  if (await askToLogIn('ended')) return true
  throw new ShopError('unauthorised', LOGGED_OUT)
}
