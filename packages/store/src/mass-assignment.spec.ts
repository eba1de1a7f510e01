import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from './__generated__/sdl'
import { createTestShop } from './testing/test-shop'

const shop = createTestShop()

/** What a request must not decide by a field that the schema does not have. */
const PLANTED = {
  balance: 1,
  customer_id: 1,
  group_id: 1,
  is_admin: true,
  price: 0,
  reward_points: 1,
  status: 'complete',
  confirmation_status: 'ACCOUNT_CONFIRMED',
}

const SAMPLES: Record<string, unknown> = { String: 'x', ID: 'x', Int: 1, Float: 1, Boolean: true }

/**
 * A value of a type, with all its fields as deep as `depth`.
 *
 * @param target the input that gets the planted fields
 */
function sampleOf(type: GraphQLInputType, target: string, depth: number): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, target, depth)
  if (isListType(type)) return [sampleOf(type.ofType, target, depth)]
  if (!isInputObjectType(type)) return 'getValues' in type ? type.getValues()[0]?.name : SAMPLES[type.name]
  const fields = Object.values(type.getFields()).filter((field) => depth > 0 || isNonNullType(field.type))
  const own = Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, target, depth - 1)]))
  return type.name === target ? { ...PLANTED, ...own } : own
}

/** The inputs inside a type, and itself. */
function inputsIn(type: GraphQLInputType, known = new Set<string>()): Set<string> {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || known.has(named.name)) return known
  known.add(named.name)
  for (const field of Object.values(named.getFields())) inputsIn(field.type, known)
  return known
}

const schema = buildSchema(typeDefs)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const attacks = mutations.flatMap(({ name, args, type }) =>
  args.flatMap((arg) =>
    [...inputsIn(arg.type)].map((target) => ({
      name,
      arg,
      target,
      args,
      hasFields: 'getFields' in getNamedType(type),
    })),
  ),
)

describe('a field that an input does not have', () => {
  it('is planted in every input of every mutation', () => {
    expect(new Set(attacks.map(({ name }) => name)).size).toBeGreaterThan(30)
    expect(attacks.length).toBeGreaterThan(50)
  })

  it.each(attacks.map((attack) => [attack.name, attack.target, attack] as const))(
    'is refused before %s runs, in %s',
    async (name, target, { args, hasFields }) => {
      const declared = args.map((each) => `$${each.name}: ${each.type}`).join(', ')
      const given = args.map((each) => `${each.name}: $${each.name}`).join(', ')
      const query = `mutation (${declared}) { ${name}(${given}) ${hasFields ? '{ __typename }' : ''} }`
      const variables = Object.fromEntries(args.map((each) => [each.name, sampleOf(each.type, target, 4)]))
      const { errors = [], data } = await shop.graphql(query, variables)
      const refused = errors.flatMap(({ message }) => /Field "(\w+)" is not defined by type/.exec(message)?.[1] ?? [])
      const type = schema.getType(target)
      const own = isInputObjectType(type) ? Object.keys(type.getFields()) : []
      // What an input has by itself is looked at in ownership.spec.ts.
      expect([...new Set(refused)].sort()).toEqual(
        Object.keys(PLANTED)
          .filter((field) => !own.includes(field))
          .sort(),
      )
      expect(data ?? null).toBeNull()
    },
  )
})
