import type { Context } from 'hono'
import type { AppEnv } from '../context'
import type { DocumentFacts } from '../handlers/graphql-facts'
import { replaceGuestKey } from '../handlers/guest-key'
import { extractTokens, LOGOUT_FIELD } from './extract-tokens'
import { handOver } from './hand-over'
import { isLoggedOut } from './is-logged-out'
import { customerTokenOf, deleteSessionCookies, isToken, setSessionCookies } from './session-cookies'

/** Ends the session in this browser and removes its token from the edge's memory. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = customerTokenOf(c)
  deleteSessionCookies(c)
  if (token) await c.get('services').customers.forget(token)
}

/**
 * Starts a session in this browser. What the guest has becomes the customer's, and the guest key is another one from now
 * on: one that was known before the login gives access to nothing.
 */
async function startSession(c: Context<AppEnv>, token: string): Promise<void> {
  if (await handOver(c, token)) replaceGuestKey(c)
  setSessionCookies(c, token)
}

/** Before a logout: what is left under the guest key stays with the customer, and the next guest gets a new key. */
export async function leaveWithCustomer(c: Context<AppEnv>): Promise<void> {
  const token = customerTokenOf(c)
  if (token !== null && (await handOver(c, token))) replaceGuestKey(c)
}

/** True if the answer may change the session, so that the edge has to read it. */
export const mayChangeSession = (c: Context<AppEnv>, facts: DocumentFacts): boolean =>
  facts.returnsToken || facts.fields.has(LOGOUT_FIELD) || customerTokenOf(c) !== null

/** Applies a login or logout in an answer to the cookies. Returns the answer without tokens. */
export async function applySessionChanges(c: Context<AppEnv>, facts: DocumentFacts, text: string): Promise<string> {
  const answer: unknown = JSON.parse(text)
  const tokens = extractTokens(answer)
  const token = tokens.find(isToken)
  if (tokens.length > 0 && token === undefined) throw new Error('the token does not fit into a cookie')
  if (token !== undefined) await startSession(c, token)
  else if (facts.fields.has(LOGOUT_FIELD) || (customerTokenOf(c) !== null && isLoggedOut(answer))) await endSession(c)
  return tokens.length > 0 ? JSON.stringify(answer) : text
}
