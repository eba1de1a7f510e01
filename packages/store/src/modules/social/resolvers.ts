import type { Resolvers } from '../../__generated__/resolvers'
import { customerOf } from '../customers/customer-answer'

export const socialResolvers: Resolvers = {
  Query: {
    socialProviders: (_, __, { services }) => services.social.providers(),
  },
  Mutation: {
    startSocialLogin: (_, { provider }, { services }) => services.social.start(provider),
    createCustomerBySocialLogin: async (_, { input }, { services }) => {
      const { login_source, login_token_id, is_subscribed } = input
      const { customer, token } = await services.social.finish(login_source, login_token_id, is_subscribed === true)
      return { customer: customerOf(customer, token) }
    },
    connectSocialAccount: async (_, { state }, { services }) => {
      await services.social.connect(state)
      return true
    },
  },
}
