/** What popup and account form ask the backend to store. */
interface Subscription {
  firstName: string
  lastName?: string
  email: string
  /** In ISO; '' if it is not told. */
  dateOfBirth?: string
  /** The id of the page; 0 without one. */
  pageId: number
  /** The shop's address and the path of the page. */
  source: string
  isPopup: boolean
  /** The popup was drawn with an offer. */
  hasOffer?: boolean
  phone?: string
}

/** The payload of a subscription by the popup or by a form of the account. */
export const subscriptionPayload = (subscription: Subscription, captcha: string) => ({
  firstName: subscription.firstName.trim(),
  lastName: subscription.lastName?.trim() ?? '',
  email: subscription.email.trim(),
  date_of_birth: subscription.dateOfBirth ?? '',
  subscribe: true,
  category_id: subscription.pageId,
  subscribe_source: subscription.source,
  popup: subscription.isPopup,
  popup_design: subscription.hasOffer ?? false,
  phone_number: subscription.phone ?? '',
  // The shop sends no text messages.
  text_notification: false,
  recaptcha_response: captcha,
})
