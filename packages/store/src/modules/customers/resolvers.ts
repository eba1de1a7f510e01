import type { Resolvers } from '../../__generated__/resolvers'
import { customerOf } from './customer-answer'
import { readLogin } from './service'

export const customersResolvers: Resolvers = {
  Query: {
    customer: (_, __, { services }) => customerOf(services.customers.current()),
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
