import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { TypedDocumentString } from './__generated__/typed-document-string'
import { noAnswer } from './errors'

/** The operation's name, which is the first part of its query key. */
export const operationName = (document: { toString(): string }): string =>
  /(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1] ?? ''

/** Sends one operation. The client's code loads with the first call. */
export async function callShop<TData, TVars extends object>(
  document: TypedDocumentString<TData, TVars>,
  variables: TVars,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<TData> {
  const { send } = await import('./client').catch(() => {
    throw noAnswer()
  })
  return send<TData>(document.toString(), variables, signal, headers)
}

/** Sends a form with its captcha token; '' for a form that needs none yet. */
export const sendForm = <TData, TVars extends object>(
  document: TypedDocumentString<TData, TVars>,
  variables: TVars,
  captcha: string,
): Promise<TData> => callShop(document, variables, undefined, captcha === '' ? {} : { 'X-ReCaptcha': captcha })

/**
 * Query options for one operation. `unwrap` runs inside the fetch, so the cache holds the shape that pages use, and
 * "not found" is decided in one place. The stale time belongs to the operation, so every page fetches it the same way.
 *
 * @param staleTime in ms, from `STALE`
 */
export function gqlQuery<TData, TVars extends object, TResult>(
  document: TypedDocumentString<TData, TVars>,
  variables: TVars,
  unwrap: (data: TData) => TResult,
  staleTime: number,
) {
  return queryOptions({
    queryKey: [operationName(document), variables] as const,
    queryFn: async ({ signal }) => unwrap(await callShop(document, variables, signal)),
    staleTime,
  })
}

/** `useQuery` for data that the route's loader has awaited. A miss is a bug in the loader. */
export function usePrefetchedQuery<TData, TKey extends readonly unknown[]>(
  options: UseQueryOptions<TData, Error, TData, TKey>,
): TData {
  const { data } = useQuery(options)
  if (data === undefined) throw new Error(`Not prefetched: ${JSON.stringify(options.queryKey)}`)
  return data
}
