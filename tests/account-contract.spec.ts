import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../packages/store/src/__generated__/sdl'
import contract from './fixtures/account-contract.json'
import { type ContractField, contractGaps } from './support/contract-gaps'

const schema = buildSchema(typeDefs)

test('every operation of the contract for accounts, and every field of a customer, is in the schema', () => {
  expect(Object.keys(contract).length).toBeGreaterThan(200)
  expect(contractGaps(schema, contract as Record<string, ContractField>)).toEqual([])
})

test.each<[string, ContractField, string]>([
  ['Query.lookUp', { type: 'Customer' }, 'Query.lookUp'],
  ['Customer.shoeSize', { type: 'Int' }, 'Customer.shoeSize'],
  ['Customer.orders', { type: 'CustomerOrders', args: { colour: 'String' } }, 'Customer.orders(colour)'],
  ['Customer.email', { type: 'Int' }, 'Customer.email is String, not Int'],
  ['Customer.email', { type: 'String!' }, 'Customer.email is String, not String!'],
  [
    'Mutation.createCustomer',
    { type: 'CustomerOutput', args: { skipGST: 'Boolean' } },
    'Mutation.createCustomer requires input',
  ],
  ['CustomerInput.shoeSize', { type: 'Int' }, 'CustomerInput.shoeSize'],
])('a gap is found: %s %j', (name, field, gap) => {
  expect(contractGaps(schema, { [name]: field })).toEqual([gap])
})
