import type { Resolvers } from '../../__generated__/resolvers'
import { toSqlTime } from '../../sql-time'

export const customersResolvers: Resolvers = {
  Query: {
    customer: (_, __, { services }) => {
      const { id, firstname, lastname, email, is_subscribed, created_at } = services.customers.current()
      return {
        id,
        firstname,
        lastname,
        email,
        is_subscribed: is_subscribed === 1,
        created_at: toSqlTime(created_at),
      }
    },
  },
  Mutation: {
    generateCustomerToken: async (_, { email, password }, { services }) => ({
      token: await services.customers.logIn(email, password),
    }),
    revokeCustomerToken: async (_, __, { services }) => {
      await services.customers.logOut()
      return { result: true }
    },
  },
}
