import { REQUEST_TIMEOUT_MS, STORE_CODE } from '@kea/shared/constants/business'
import { readCookie } from '~/lib/cookies'

export const GRAPHQL_PATH = '/graphql'

/** Answers of requests that were sent before the code of their page had loaded. */
const answers = new Map<string, Promise<unknown>>()

const keyOf = (path: string, body: object): string => JSON.stringify([path, body])

/** The headers of every GraphQL request. A price code changes the prices of the response. */
export function shopHeaders(): Record<string, string> {
  const priceCache = readCookie('priceCache')
  return { Store: STORE_CODE, ...(priceCache && { 'X-Price-Cache': priceCache }) }
}

async function answerOf(path: string, body: object, headers: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** Sends the first request of a page while its scripts load. */
export function sendEarly(path: string, body: object, headers: Record<string, string> = {}): void {
  answers.set(keyOf(path, body), answerOf(path, body, headers))
}

/** Sends the first GraphQL operation of a page. The GraphQL client takes its answer. */
export const sendEarlyQuery = (document: { toString(): string }, variables: object): void =>
  sendEarly(GRAPHQL_PATH, { query: document.toString(), variables }, shopHeaders())

/** The JSON of an early request, once. Null if none was sent or it failed: the caller then sends its own. */
export async function takeEarly(path: string, body: object): Promise<unknown> {
  const key = keyOf(path, body)
  const answer = answers.get(key)
  answers.delete(key)
  return (await answer) ?? null
}
