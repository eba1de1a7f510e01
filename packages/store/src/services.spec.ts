import { expect, it } from 'vitest'
import { systemClock } from './clock'
import { type Env, parseSettings } from './env'
import { minuteJobs } from './minute-jobs'
import { NOBODY } from './modules/customers/caller'
import { createCustomersRepo } from './modules/customers/repo'
import { createServices } from './services'
import { createTestShop } from './testing/test-shop'

const shop = createTestShop()

/** Services of a request, and the names of the bindings that they have read so far. */
function servicesOf(bindings: Env) {
  const read = new Set<string>()
  const env = new Proxy(bindings, {
    get(target, name) {
      read.add(String(name))
      return Reflect.get(target, name)
    },
  })
  const services = createServices({
    env,
    settings: parseSettings(bindings),
    clock: systemClock,
    caller: NOBODY,
    customers: createCustomersRepo(bindings.DB),
    captchaHeader: null,
    idempotencyKey: null,
    referralCode: null,
    placedWith: { consent: '', clients: {} },
    shopOrigin: '',
    externalFetch: (request) => fetch(request),
    waitUntil: () => {},
    onError: () => {},
  })
  return { services, read }
}

const bindingsOf = (db: D1Database): Env => ({ DB: db, FILES: shop.files, SIGNING_KEY: 'a key of the tests' })

it('builds the services that a request uses, and no others', async () => {
  const { services, read } = servicesOf(bindingsOf(shop.db))
  expect([...read]).toEqual([])
  expect(await services.blog.categories()).not.toEqual([])
  expect([...read]).toEqual(['DB'])
  expect(services.uploads).toBe(services.uploads)
  expect([...read]).toEqual(['DB', 'FILES'])
})

it('names its jobs without building a service', () => {
  const { services, read } = servicesOf(bindingsOf(shop.db))
  const names = minuteJobs(services).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.startsWith('retention of '))).toHaveLength(30)
  expect([...read]).toEqual([])
})

it('can build each of its services', () => {
  const { services } = servicesOf(bindingsOf(shop.db))
  expect(Object.values(services).every((service) => typeof service === 'object')).toBe(true)
})
