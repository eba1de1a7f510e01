import { zodResolver } from '@hookform/resolvers/zod'
import { newsletterForm } from '@kea/shared/schemas/newsletter'
import { CpnewsletterDocument } from '~/api/__generated__/documents/Cpnewsletter'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'

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
  const { cpnewsletter: answer } = await sendForm(CpnewsletterDocument, { input }, captcha)
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  if (answer.error) throw new ShopError('input', answer.message || UNKNOWN_ERROR)
  return answer.message || 'Thank you.'
}
