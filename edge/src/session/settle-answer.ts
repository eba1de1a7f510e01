import type { Context } from 'hono'
import type { AppEnv } from '../context'
import type { DocumentFacts } from '../handlers/graphql-facts'
import { isLoggedOut } from './is-logged-out'
import { customerTokenOf, forgetCustomer, isToken, keepCustomer } from './session-cookies'
import { LOGOUT_FIELD, takeTokens } from './take-tokens'

/** Ends the session in this browser, and what the edge remembers of it. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = customerTokenOf(c)
  forgetCustomer(c)
  if (token) await c.get('services').customers.forget(token)
}

/** True where the answer may change the session, so that it has to be read before it goes out. */
export const changesSession = (c: Context<AppEnv>, facts: DocumentFacts): boolean =>
  facts.holdsToken || facts.fields.has(LOGOUT_FIELD) || customerTokenOf(c) !== null

/** What a browser may see of an answer; its tokens, and the end of a session, go into cookies. */
export async function settleAnswer(c: Context<AppEnv>, facts: DocumentFacts, text: string): Promise<string> {
  const answer: unknown = JSON.parse(text)
  const tokens = takeTokens(answer)
  const token = tokens.find(isToken)
  if (tokens.length > 0 && token === undefined) throw new Error('a token that no cookie can hold')
  if (token !== undefined) keepCustomer(c, token)
  else if (facts.fields.has(LOGOUT_FIELD) || (customerTokenOf(c) !== null && isLoggedOut(answer))) await endSession(c)
  return tokens.length > 0 ? JSON.stringify(answer) : text
}
