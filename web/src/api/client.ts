import { REQUEST_TIMEOUT_MS } from '@kea/shared/constants/business'
import { ClientError, GraphQLClient } from 'graphql-request'
import { fieldsOf } from '~/lib/fields-of'
import { hasOtherSession, shownSession } from '~/lib/shown-session'
import { GRAPHQL_PATH, shopHeaders, takeEarly } from './early-requests'
import { OTHER_CUSTOMER, ShopError } from './errors'
import { type Failure, toShopError } from './failures'

const client = new GraphQLClient(`${location.origin}${GRAPHQL_PATH}`, {
  errorPolicy: 'all',
  credentials: 'same-origin',
  headers: shopHeaders,
})

function failureOf(error: unknown): Failure {
  if (!(error instanceof ClientError)) return { status: 0 }
  const { status, errors, body } = error.response
  return { status, ...(errors && { errors }), body: parsed(body) }
}

/** The body as JSON; a body in another format stays text. */
function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * True when every root field has data. An error then concerns only a nested field, such as a line whose product is
 * gone.
 */
const isWhole = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).every((field) => field !== null)

async function request<TData>(
  query: string,
  variables: object,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<TData> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  try {
    const { data, errors, status } = await client.rawRequest<TData, Record<string, unknown>>({
      query,
      variables: variables as Record<string, unknown>,
      requestHeaders: headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (errors?.length && !isWhole(data)) throw toShopError({ status, errors })
    return data
  } catch (error) {
    if (signal?.aborted) throw error
    if (error instanceof Error && error.name === 'ShopError') throw error
    throw toShopError(failureOf(error))
  }
}

/** Failures that a login may end: of a session that is over, or too old for what adds a login method. */
const mayNeedLogin = (error: unknown): error is ShopError =>
  error instanceof ShopError && ['unauthorised', 'cart-gone', 'proof-needed'].includes(error.code)

/**
 * Sends one operation. This module loads with the first call, so a page without calls does not load it. If the session
 * of a customer is over, or too old for the operation, it is repeated after another login.
 */
export async function send<TData>(
  query: string,
  variables: object,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<TData> {
  const early = fieldsOf(await takeEarly(GRAPHQL_PATH, { query, variables }))
  if (early.data && !early.errors) return early.data as TData
  // A form of one customer is never sent as another one.
  if (/^\s*mutation\b/.test(query) && hasOtherSession()) throw new ShopError('input', OTHER_CUSTOMER)
  const isCustomer = shownSession() !== undefined
  const sendIt = () => request<TData>(query, variables, signal, headers)
  try {
    return await sendIt()
  } catch (error) {
    if (!isCustomer || !mayNeedLogin(error)) throw error
    const { isBackAfter } = await import('./ended-session')
    if (!(await isBackAfter(query, error, (other) => request(other, {})))) throw error
    return sendIt()
  }
}
