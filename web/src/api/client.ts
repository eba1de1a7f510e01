import { REQUEST_TIMEOUT_MS, STORE_CODE } from '@kea/shared/constants/business'
import { ClientError, GraphQLClient } from 'graphql-request'
import { readCookie } from '~/lib/cookies'
import { type Failure, type GraphQlFailure, toShopError } from './failures'

const client = new GraphQLClient(`${location.origin}/graphql`, {
  errorPolicy: 'all',
  credentials: 'same-origin',
  headers: () => {
    const priceCache = readCookie('priceCache')
    return { Store: STORE_CODE, ...(priceCache && { 'X-Price-Cache': priceCache }) }
  },
})

function failureOf(error: unknown): Failure {
  if (!(error instanceof ClientError)) return { status: 0 }
  const { status, errors, body } = error.response as { status: number; errors?: GraphQlFailure[]; body?: string }
  return { status, ...(errors && { errors }), body: parsed(body) }
}

function parsed(body: string | undefined): unknown {
  try {
    return body ? JSON.parse(body) : undefined
  } catch {
    return body
  }
}

/** Every root field has its answer; an error then only concerns something below it, such as a line whose product is gone. */
const isWhole = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).every((field) => field !== null)

/** Sends one operation. Loaded with the first call, so that pages which make none do not pay for it. */
export async function send<TData>(
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
    if (errors?.length && !isWhole(data)) throw toShopError({ status, errors: errors as unknown as GraphQlFailure[] })
    return data
  } catch (error) {
    if (signal?.aborted) throw error
    if (error instanceof Error && error.name === 'ShopError') throw error
    throw toShopError(failureOf(error))
  }
}
