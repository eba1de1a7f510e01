import type { Resolvers } from '../../__generated__/resolvers'
import type { Services } from '../../services'

/** The campaigns of the shop. Anybody can write any id into a link, so only these count. */
async function isOurs(id: string, { settings }: Services): Promise<boolean> {
  const [stored] = await settings.configValues(['mailchimp_campaign_ids'])
  return (stored?.value ?? '').split(/[\s,]+/).includes(id) && id !== ''
}

export const campaignsResolvers: Resolvers = {
  Query: {
    checkmailchimpid: async (_, { campaign_id }, { services }) => ({ valid: await isOurs(campaign_id, services) }),
  },
}
