import type { Resolvers } from '../../__generated__/resolvers'
import { toSqlTime } from '../../sql-time'
import { readLogin } from './service'

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
    generateCustomerToken: async (_, { email, password, recaptcha_response }, { services }) => {
      const login = readLogin(email, password)
      const logIn = () => services.customers.logIn(login)
      return { token: await services.captcha.guard({ what: 'login', name: login.email }, recaptcha_response, logIn) }
    },
    revokeCustomerToken: async (_, __, { services }) => {
      await services.customers.logOut()
      return { result: true }
    },
  },
}
