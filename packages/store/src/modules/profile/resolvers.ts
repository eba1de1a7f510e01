import type { Resolvers } from '../../__generated__/resolvers'
import type { Customer } from '../../__generated__/types'
import type { Services } from '../../services'
import { toSqlTime } from '../../sql-time'
import { customerOf } from '../customers/customer-answer'

/** The consent of the customer in an answer, who is always the caller. A registration has no id and no consent yet. */
const consentOf = async ({ id, email }: Partial<Pick<Customer, 'id' | 'email'>>, { profile }: Services) =>
  id && email ? profile.consentOf(email) : null

export const profileResolvers: Resolvers = {
  Customer: {
    is_subscribed: async (customer, _, { services }) =>
      (await consentOf(customer, services))?.isGiven ?? customer.is_subscribed ?? false,
    consent_changed_at: async (customer, _, { services }) => {
      const consent = await consentOf(customer, services)
      return consent && toSqlTime(consent.at)
    },
    group_name: () => 'General',
    custom_attributes: () => [],
    subscribed_for_auto_champ_membership: () => false,
    is_subscribed_champ_membership: () => false,
  },
  Mutation: {
    updateCustomerV2: async (_, { input }, { services }) => ({
      customer: customerOf(await services.profile.update(input)),
    }),
  },
}
