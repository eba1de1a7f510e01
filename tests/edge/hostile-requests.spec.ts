import { expect, test } from 'vitest'
import { hostileRequests, type WireRequest } from './support/hostile-requests'
import { HOSTS } from './support/hosts'
import { injectionsIn } from './support/injections'
import { readPage } from './support/read-page'
import { sendWire, type WireAnswer } from './support/send-wire'

/** Number of concurrent requests. */
const CONCURRENCY = 4
/** The status of pages that are not built yet. */
const NOT_BUILT = 501

const valuesOf = ({ headers }: WireAnswer, wantedName: string): string[] =>
  headers.filter(([name]) => name === wantedName).map(([, value]) => value)

function faultsOf(answer: WireAnswer): string[] {
  const { status, body, headers } = answer
  const [type = ''] = valuesOf(answer, 'content-type')
  return [
    ...(status >= 500 && status !== NOT_BUILT ? [`status ${status}`] : []),
    ...valuesOf(answer, 'location')
      .filter((location) => !/^\/(?![/\\])[\x21-\x7e]*$/.test(location))
      .map((location) => `location ${location}`),
    ...headers.filter(([name, value]) => name === 'x-evil' || /^evil=/.test(value)).map(([name]) => `header ${name}`),
    ...valuesOf(answer, 'access-control-allow-origin').map((origin) => `open to ${origin}`),
    ...(type.includes('html') && body !== '' ? injectionsIn(readPage(body)) : []),
  ]
}

const describeRequest = ({ method, target, headers }: WireRequest): string =>
  `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)}`

test('no request causes an internal error, an injection or an external redirect', async () => {
  const pending = [...hostileRequests]
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const work = async () => {
    for (let request = pending.pop(); request; request = pending.pop()) {
      const answer = await sendWire(request)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      faults.push(...faultsOf(answer).map((fault) => `${fault} ← ${describeRequest(request)}`))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  expect(faults).toEqual([])
  // Most requests must reach the shop, and some of them its pages.
  const answered = hostileRequests.length - (statuses.get(0) ?? 0) - (statuses.get(400) ?? 0)
  expect(answered).toBeGreaterThan(hostileRequests.length * 0.8)
  for (const status of [200, 301, 404]) expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(5)
})

test.each([
  ['//evil.example/%2e%2e', '/'],
  ['/\\evil.example/', '/evil.example'],
  ['/canvas-prints//?a=//evil.example', '/canvas-prints?a=//evil.example'],
  [
    '/bulk-order?redirect=https://evil.example',
    '/customer/login?redirect=%2Fbulk-order%3Fredirect%3Dhttps%3A%2F%2Fevil.example',
  ],
])('%s leads to %s', async (target, location) => {
  const answer = await sendWire({ method: 'GET', target, headers: [['host', HOSTS.shop]], body: '' })
  expect(valuesOf(answer, 'location')).toEqual([location])
})
