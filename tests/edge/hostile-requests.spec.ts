import { expect, test } from 'vitest'
import { breakoutsIn } from './support/breakouts'
import { hostileRequests, type WireRequest } from './support/hostile-requests'
import { HOSTS } from './support/hosts'
import { readPage } from './support/read-page'
import { sendWire, type WireAnswer } from './support/send-wire'

/** Requests under way at once. */
const AT_ONCE = 4
/** What is not built yet says so. */
const NOT_BUILT = 501

const valuesOf = ({ headers }: WireAnswer, wanted: string): string[] =>
  headers.filter(([name]) => name === wanted).map(([, value]) => value)

function complaintsAbout(answer: WireAnswer): string[] {
  const { status, body, headers } = answer
  const [type = ''] = valuesOf(answer, 'content-type')
  return [
    ...(status >= 500 && status !== NOT_BUILT ? [`status ${status}`] : []),
    ...valuesOf(answer, 'location')
      .filter((location) => !/^\/(?![/\\])[\x21-\x7e]*$/.test(location))
      .map((location) => `location ${location}`),
    ...headers.filter(([name, value]) => name === 'x-evil' || /^evil=/.test(value)).map(([name]) => `header ${name}`),
    ...valuesOf(answer, 'access-control-allow-origin').map((origin) => `open to ${origin}`),
    ...(type.includes('html') && body !== '' ? breakoutsIn(readPage(body)) : []),
  ]
}

const spell = ({ method, target, headers }: WireRequest): string =>
  `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)}`

test('no request makes a fault of ours, a tag of its own, or a way out of the shop', async () => {
  const left = [...hostileRequests]
  const statuses = new Map<number, number>()
  const complaints: string[] = []
  const work = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      const answer = await sendWire(request)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      complaints.push(...complaintsAbout(answer).map((complaint) => `${complaint} ← ${spell(request)}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(complaints).toEqual([])
  // The requests reach the shop: most are answered by it, and some by the pages themselves.
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
