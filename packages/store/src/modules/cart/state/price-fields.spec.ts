import fc from 'fast-check'
import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import { expect, it, vi } from 'vitest'
import { typeDefs } from '../../../__generated__/sdl'
import { createTestShop, GUEST } from '../../../testing/test-shop'
import { createShopper } from '../../../testing/test-shopper'

vi.setConfig({ testTimeout: 120_000 })

const shop = createTestShop()
const shopper = createShopper(shop)
const mutations = Object.values(buildSchema(typeDefs).getMutationType()?.getFields() ?? {})
const NAMES = [
  'price',
  'unit_price',
  'row_total',
  'custom_price',
  'discount',
  'grand_total',
  'subtotal',
  'tax',
  'amount',
]

/** A value for a type, with one more field in each input object; ids are those of the cart. */
function valueFor(type: GraphQLInputType, cartId: string, extra: Record<string, number>): unknown {
  const text = String(type)
  const named = getNamedType(type)
  const value = isInputObjectType(named)
    ? {
        ...Object.fromEntries(
          Object.values(named.getFields())
            .filter((field) => String(field.type).endsWith('!') || isInputObjectType(getNamedType(field.type)))
            .filter((field) => getNamedType(field.type) !== named)
            .map((field) => [field.name, /cart.*id/i.test(field.name) ? cartId : valueFor(field.type, cartId, extra)]),
        ),
        ...extra,
      }
    : named.name === 'Int' || named.name === 'Float'
      ? 1
      : named.name === 'Boolean'
        ? false
        : 'x'
  return text.startsWith('[') ? [value] : value
}

it('no field of a price in the input of any mutation changes a total', async () => {
  const { cartId } = await shopper.readyCart()
  const total = async () =>
    (await shopper.call(`{ cart(cart_id: "${cartId}") { prices { grand_total { value } } } }`)).cart.prices.grand_total
      .value
  const takesInput = mutations.filter(({ args }) => args.some(({ type }) => isInputObjectType(getNamedType(type))))
  expect(takesInput.length).toBeGreaterThan(30)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...takesInput),
      fc.constantFrom(...NAMES),
      fc.integer({ min: -100, max: 1 }),
      async ({ name, args, type }, field, value) => {
        const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
        const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
        const answer = String(type).match(/String|Boolean|Int|ID/) ? '' : '{ __typename }'
        const variables = Object.fromEntries(
          args.map((arg) => [
            arg.name,
            /cart.*id/i.test(arg.name) ? cartId : valueFor(arg.type, cartId, { [field]: value }),
          ]),
        )
        const { errors } = await shop.graphql(
          `mutation (${declared}) { ${name}(${passed}) ${answer} }`,
          variables,
          GUEST,
        )
        // Other values of the input may be invalid too.
        expect(errors?.map(({ message }) => message).join('\n'), name).toMatch(
          `Field "${field}" is not defined by type`,
        )
        expect(await total()).toBe(50.9)
      },
    ),
    { numRuns: 150 },
  )
})
