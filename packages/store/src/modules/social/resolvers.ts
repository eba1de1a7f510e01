import type { Resolvers } from '../../__generated__/resolvers'
import { toSqlTime } from '../../sql-time'
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
    disconnectSocialAccount: async (_, { uid }, { services }) => {
      await services.social.disconnect(uid)
      return true
    },
  },
  Customer: {
    social_logins: async (_, __, { services }) =>
      (await services.social.connected())?.map((login) => ({ ...login, created_at: toSqlTime(login.created_at) })) ??
      null,
  },
}
