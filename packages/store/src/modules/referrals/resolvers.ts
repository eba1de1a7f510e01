import { referralForm } from '@kea/shared/schemas/referral'
import type { Resolvers } from '../../__generated__/resolvers'
import { readForm } from '../../read-form'
import { inputRefusal } from '../../refusal'

export const referralsResolvers: Resolvers = {
  Mutation: {
    referAFriend: async (_, { input }, { services }) => {
      const [friend, ...more] = input.emails
      if (friend === undefined || more.length > 0) throw inputRefusal('Please name one friend at a time.')
      const form = readForm(referralForm, {
        email: input.email ?? '',
        friend,
        knows: input.consent ?? false,
      })
      await services.captcha.require()
      const referral_link = await services.referrals.invite(form)
      return { success: true, message: null, referral_link, user_errors: [] }
    },
  },
}
