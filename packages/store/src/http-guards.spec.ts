import { beforeEach, describe, expect, it, vi } from 'vitest'
import { COMMANDS } from './modules/operator/commands'
import { STRIPE_KEY, WEBHOOK_SECRET } from './testing/fake-stripe'
import { type Call, GUARDED_ROUTES, OPEN_ROUTES } from './testing/http-routes'
import { OPERATOR_TOKEN } from './testing/test-operator'
import { createTestShop } from './testing/test-shop'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop({
  ...{ MODE: 'preview', SITE_URL: 'https://shop.example.nz', OPERATOR_TOKEN },
  ...{ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
})

const send = ([path, init = {}, key = null]: Call): Promise<Response> => shop.request(path, init, key)

/** The status, with the code or the message of a refusal. */
async function answerOf(call: Call): Promise<string> {
  const answer = await send(call)
  if (!answer.headers.get('content-type')?.includes('json')) return String(answer.status)
  const body = await answer.json<{ code?: string; message?: string }>()
  return `${answer.status} ${body?.code ?? body?.message ?? JSON.stringify(body)}`
}

beforeEach(() => shop.db.batch(['daily_use', 'captcha_tries'].map((table) => shop.db.prepare(`DELETE FROM ${table}`))))

describe('a route of the store', () => {
  it.each(Object.entries(GUARDED_ROUTES))('%s is refused without its guard, and with a wrong one', async (_, route) => {
    const { without, with: allowed } = await route.calls(shop)
    for (const call of without) expect(await answerOf(call), JSON.stringify(call)).toBe(route.refusal)
    const answer = await answerOf(allowed)
    expect(answer).not.toBe(route.refusal)
    expect(answer).toMatch(/^[23]/)
  })

  it('takes no other method than those of the two lists', async () => {
    const methods = new Map<string, string[]>()
    for (const name of Object.keys({ ...GUARDED_ROUTES, ...OPEN_ROUTES })) {
      const [method = '', path = ''] = name.split(' ')
      methods.set(path, [...(methods.get(path) ?? []), method])
    }
    // It reads one row whatever the method is.
    methods.delete('/healthz')
    const taken: string[] = []
    for (const [pattern, listed] of methods) {
      const path = pattern.replace(':uid', '0'.repeat(32)).replace(':number', '000000012').replace(':n', '0')
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (listed.includes(method)) continue
        const { status } = await send([path, { method, ...(method !== 'GET' && { body: '{}' }) }])
        if (![400, 401, 404, 405].includes(status)) taken.push(`${method} ${pattern}: ${status}`)
      }
    }
    expect(taken).toEqual([])
  })
})

it('no command of the operator runs without the token', async () => {
  const commands = COMMANDS.flatMap(({ name, subcommands }) =>
    subcommands.map((sub) => [name, sub.name].filter(Boolean)),
  )
  expect(commands.length).toBeGreaterThan(30)
  const audited = () => shop.db.prepare('SELECT count(*) AS n FROM operator_audit').first<number>('n')
  const before = await audited()
  for (const args of commands) {
    for (const authorization of ['', 'Bearer another-token-of-a-test', `Basic ${OPERATOR_TOKEN}`]) {
      const init = { method: 'POST', body: JSON.stringify({ args }), headers: { authorization } }
      expect(await answerOf(['/operator', init]), args.join(' ')).toBe('401 The token is wrong.')
    }
  }
  expect(await audited()).toBe(before)
})

it('mails are shown on the computer of a developer only', async () => {
  for (const MODE of ['preview', 'production']) {
    const deployed = createTestShop({ MODE })
    for (const path of ['/__mail', '/__mail/1']) expect((await deployed.request(path)).status).toBe(404)
  }
  expect((await createTestShop({ MODE: 'local' }).request('/__mail')).status).toBe(200)
})
