import { CheckMailchimpIdDocument } from '~/api/__generated__/documents/CheckMailchimpId'
import { callShop } from '~/api/query'

/** Asks the backend whether a Mailchimp campaign is one of the shop's. */
export const isOurCampaign = async (id: string): Promise<boolean> =>
  (await callShop(CheckMailchimpIdDocument, { id })).checkmailchimpid?.valid === true
