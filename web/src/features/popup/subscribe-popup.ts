import { zodResolver } from '@hookform/resolvers/zod'
import { subscriptionPayload } from '@kea/shared/newsletter/subscription'
import { type PopupForm, popupForm, toDateOfBirth } from '@kea/shared/schemas/newsletter'
import { PopupSubscriptionDocument } from '~/api/__generated__/documents/PopupSubscription'
import { messageOf, ShopError } from '~/api/errors'
import { sendForm } from '~/api/query'

/** The validation of the popup. */
export const resolver = zodResolver(popupForm)

interface PopupPage {
  /** The id of the page; 0 without one. */
  pageId: number
  source: string
  hasOffer: boolean
}

const UNEXPECTED = 'An unexpected error occurred.'
const NO_NETWORK = 'Submission failed. Please try again.'

/** Subscribes by the popup and returns the message of the shop. */
export async function subscribeByPopup(values: PopupForm, page: PopupPage, captcha: string): Promise<string> {
  const input = subscriptionPayload({ ...values, ...page, dateOfBirth: toDateOfBirth(values), isPopup: true }, captcha)
  const { cpnewsletter: answer } = await sendForm(PopupSubscriptionDocument, { input }, captcha)
  if (!answer?.message) throw new ShopError('server', UNEXPECTED)
  if (!answer.status) throw new ShopError('input', answer.message)
  return answer.message
}

/** What the popup says of a failure: the message of the shop where it has answered. */
export function popupFailure(error: unknown): string {
  if (!(error instanceof ShopError) || error.code === 'server') return UNEXPECTED
  return error.code === 'network' ? NO_NETWORK : messageOf(error)
}
