import { zodResolver } from '@hookform/resolvers/zod'
import { newsletterForm } from '@kea/shared/schemas/newsletter'
import { sendSubscription } from './send-subscription'

/** The validation of the form. */
export const resolver = zodResolver(newsletterForm)

interface Subscription {
  email: string
  /** The id of the page; 0 without one. */
  categoryId: number
  source: string
}

/** Subscribes an address and returns the message for the shopper. */
export async function subscribe({ email, categoryId, source }: Subscription, captcha: string): Promise<string> {
  const input = {
    email: email.trim(),
    subscribe: true,
    category_id: categoryId,
    subscribe_source: source,
    recaptcha_response: captcha,
  }
  return sendSubscription(input, captcha)
}
