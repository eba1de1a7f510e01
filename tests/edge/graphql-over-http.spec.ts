import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { fetchFrom } from './support/fetch-from'

const BY_POST = 'Requests of shoppers are sent by POST: their answers are private, and an address ends up in logs.'
const AS_400 = 'A document that is refused has the status 400, so that monitors count it and nothing caches it.'

/** What the endpoint answers otherwise than the specification recommends, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '22EB': 'Magento answers application/json, and a Magento can stand behind this endpoint.',
  '5A70': BY_POST,
  D6D5: BY_POST,
  '6A70': BY_POST,
  '572B': AS_400,
  FDE2: AS_400,
  '7B9B': AS_400,
}

/** `fetch` to the edge of the shop, for the audits. */
async function fetchFn(url: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url)
  const send = () =>
    fetchFrom('shop', pathname + search, {
      method,
      headers: { accept: '*/*', ...Object.fromEntries(new Headers(headers)) },
      ...(typeof body === 'string' && { body }),
    })
  // The runtime may close the connection after a request that it refused. The documents here only read.
  const answer = await send().catch(send)
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

const audits = serverAudits({ url: 'https://shop.test/graphql', fetchFn })

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (id, _, audit) => {
  const result = await audit.fn()
  // An exception that holds no longer leaves the list.
  expect(result.status, EXCEPTIONS[id]).toBe(id in EXCEPTIONS ? result.status.replace('ok', 'an exception') : 'ok')
})
