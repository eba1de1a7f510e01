import { referralForm } from '@kea/shared/schemas/referral'
import type { Resolvers } from '../../__generated__/resolvers'
import type { ReferredFriendState } from '../../__generated__/types'
import { toMoney } from '../../money'
import { readForm } from '../../read-form'
import { toSqlTime } from '../../sql-time'
import type { FriendState } from './repo'

const STATES = {
  invited: 'INVITED',
  ordered: 'ORDERED',
  rewarded: 'REWARDED',
} as const satisfies Record<FriendState, ReferredFriendState>

export const referralsResolvers: Resolvers = {
  Customer: {
    referral: async ({ id, email }, _, { services }) => {
      if (!id || !email) return null
      const { code, link, reward, earned, invited, friends } = await services.referrals.ofCustomer(id, email)
      return {
        referral_code: code,
        referral_link: link,
        reward: toMoney(reward),
        earned: toMoney(earned),
        invited_count: invited,
        friends: friends.map(({ state, at }) => ({ state: STATES[state], date: toSqlTime(at) })),
      }
    },
  },
  Mutation: {
    referAFriend: async (_, { input }, { services }) => {
      const form = readForm(referralForm, {
        // A customer recommends with the address of the account.
        email: services.referrals.ownEmail ?? input.email ?? '',
        friends: input.emails.join(','),
        knows: input.consent ?? false,
      })
      await services.captcha.require()
      const referral_link = await services.referrals.invite(form)
      return { success: true, message: null, referral_link, user_errors: [] }
    },
  },
}
