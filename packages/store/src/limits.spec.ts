import { ROOT_FIELDS } from '@kea/shared/constants/root-fields'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from './__generated__/sdl'
import { createTestShop } from './testing/test-shop'

const shop = createTestShop()
const ask = (query: string) =>
  shop.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })

describe('the table of limits', () => {
  it('names every root field of the schema, and no other', () => {
    const schema = buildSchema(typeDefs)
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(ROOT_FIELDS).sort()).toEqual([...fields, '__typename'].sort())
  })

  it('has a limit of its own for every mutation', () => {
    const mutations = Object.keys(buildSchema(typeDefs).getMutationType()?.getFields() ?? {})
    expect(mutations.filter((name) => ROOT_FIELDS[name] === 'QUERY_LIMIT')).toEqual([])
  })
})

describe('a field that is counted by requests', () => {
  it.each([
    ['under two names', 'mutation { a: createGuestCart { cart { id } } b: createGuestCart { cart { id } } }'],
    [
      'in a fragment too',
      'mutation { createGuestCart { cart { id } } ...F } fragment F on Mutation { b: createGuestCart { cart { id } } }',
    ],
    [
      'in an inline fragment too',
      '{ guestOrderByToken(input: { token: "a" }) { id } ... { b: guestOrderByToken(input: { token: "b" }) { id } } }',
    ],
  ])('is refused %s', async (_, query) => {
    const answer = await ask(query)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('can be selected once')])
  })

  it('may be named twice where it runs once', async () => {
    expect((await ask('mutation { revokeCustomerToken { result } revokeCustomerToken { result } }')).status).toBe(200)
  })

  it('leaves others to be asked for twice', async () => {
    expect((await ask('{ a: storeConfig { store_code } b: storeConfig { store_code } }')).status).toBe(200)
  })
})
