import { accountPath } from '@kea/shared/account-routes'
import { subscriptionPayload } from '@kea/shared/newsletter/subscription'
import type { ProfileForm } from '@kea/shared/schemas/account'
import { ChangePasswordDocument } from '~/api/__generated__/documents/ChangePassword'
import { ConsentTimeDocument } from '~/api/__generated__/documents/ConsentTime'
import { UpdateCustomerDocument } from '~/api/__generated__/documents/UpdateCustomer'
import { UpdateEmailDocument } from '~/api/__generated__/documents/UpdateEmail'
import type { UpdateCustomerMutationVariables } from '~/api/__generated__/types'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery, sendForm } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import type { GreetedCustomer } from '~/features/customer/login-state'
import { type Profile, profileOf, profileQuery } from '~/features/customer/profile'
import { sendSubscription } from '~/features/forms/newsletter/send-subscription'

async function update(input: UpdateCustomerMutationVariables['input']): Promise<void> {
  const { updateCustomerV2: answer } = await callShop(UpdateCustomerDocument, { input })
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  const profile = profileOf(answer)
  queryClient.setQueryData(profileQuery.queryKey, profile)
  // The greeting in the header.
  queryClient.setQueryData<GreetedCustomer>(['HeaderCustomer'], { firstName: profile.firstName, email: profile.email })
}

/** Changes name, date of birth and phone. An empty field is deleted. */
export const changeDetails = ({ date_of_birth, phone_no, ...names }: ProfileForm): Promise<void> =>
  update({ ...names, date_of_birth: date_of_birth || null, phone_no: phone_no || null })

/** @param captcha after many wrong tries */
export const changePassword = async (current: string, password: string, captcha: string): Promise<void> => {
  const { changeCustomerPassword: changed } = await sendForm(ChangePasswordDocument, { current, password }, captcha)
  if (!changed) throw new ShopError('server', UNKNOWN_ERROR)
}

/** Asks for another email address. The present one holds until the other is confirmed. */
export async function askForEmail(change: { email: string; password: string }, captcha: string): Promise<void> {
  const { updateCustomerEmail: answer } = await sendForm(UpdateEmailDocument, change, captcha)
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
}

/** When the customer last said yes or no to the newsletter, in ISO; null before. A Magento does not know. */
export const consentTimeQuery = gqlQuery(
  ConsentTimeDocument,
  {},
  ({ customer }) => {
    const time = customer?.consent_changed_at
    return time ? `${time.replace(' ', 'T')}Z` : null
  },
  STALE.account,
)

const askForTime = () => queryClient.invalidateQueries({ queryKey: consentTimeQuery.queryKey })

/** Subscribes a customer from the page of the account. */
export async function giveConsent(profile: Profile, siteUrl: string, captcha: string): Promise<void> {
  const from = { pageId: 0, source: siteUrl + accountPath('newsletter'), isPopup: false }
  await sendSubscription(subscriptionPayload({ ...profile, ...from }, captcha), captcha)
  queryClient.setQueryData(profileQuery.queryKey, { ...profile, isSubscribed: true })
  await askForTime()
}

export async function takeConsentBack(): Promise<void> {
  await update({ is_subscribed: false })
  await askForTime()
}
