import { createApiClient } from '@vue-storefront/magento-api/server'
import { buildSchema, type DocumentNode, validate } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { typeDefs } from '../packages/store/src/__generated__/sdl'

/** What a function of the client sends, by its name. Nothing is sent: the connection only notes it. */
const sent = new Map<string, DocumentNode>()

/** These send what the caller writes. */
const WITHOUT_OPERATION = ['customMutation', 'customQuery']

beforeAll(async () => {
  let name = ''
  const note = async (operation: DocumentNode) => {
    sent.set(name, operation)
    return { data: {} }
  }
  const logger = { debug() {}, error() {} }
  const middleware = {
    req: { cookies: {} },
    res: { cookie() {}, locals: { alokai: { logger } } },
    extensions: createApiClient._predefinedExtensions,
    customQueries: {},
  }
  const { api } = await createApiClient.call(
    { middleware },
    {
      client: { query: ({ query }) => note(query), mutate: ({ mutation }) => note(mutation) },
      recaptcha: { isEnabled: false },
    },
  )
  for (const [called, send] of Object.entries(api)) {
    name = called
    // An answer without data is a failure for some functions. What they send is noted before.
    if (!WITHOUT_OPERATION.includes(called)) await send({}).catch(() => {})
  }
})

/** Kinds of products that the shop does not sell, and a way to add simple ones that Magento has replaced. */
const NOT_OURS = [
  'addConfigurableProductsToCart',
  'addSimpleProductsToCart',
  'addDownloadableProductsToCart',
  'addVirtualProductsToCart',
]

test('of the 65 operations of a Magento client at least 61 fit our schema, and every one of a checkout', () => {
  const schema = buildSchema(typeDefs)
  const misfits = [...sent].filter(([, operation]) => validate(schema, operation).length > 0).map(([name]) => name)
  expect(sent.size).toBe(65)
  expect(sent.size - misfits.length).toBeGreaterThanOrEqual(61)
  expect(misfits.filter((name) => !NOT_OURS.includes(name))).toEqual([])
})
