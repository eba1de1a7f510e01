import { GRAPHQL_PATH, shopHeaders } from './early-requests'

/** Browsers refuse longer bodies for a request that outlives its page. */
const KEPT_ALIVE_MAX = 60_000

/** Sends an operation while the page is closing. Rejects without a whole answer, which mostly nobody waits for. */
export async function sendLast<TData>(document: { toString(): string }, variables: object): Promise<TData> {
  const body = JSON.stringify({ query: document.toString(), variables })
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { ...shopHeaders(), 'content-type': 'application/json', accept: 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).byteLength <= KEPT_ALIVE_MAX,
  })
  const { data } = (await response.json()) as { data?: TData }
  if (!response.ok || !data) throw new Error(`The shop answered ${response.status}`)
  return data
}
