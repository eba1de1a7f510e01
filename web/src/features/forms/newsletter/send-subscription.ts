import { CpnewsletterDocument } from '~/api/__generated__/documents/Cpnewsletter'
import type { CpnewsletterMutationVariables } from '~/api/__generated__/types'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'

/** Sends a subscription and returns the message for the shopper. */
export async function sendSubscription(
  input: CpnewsletterMutationVariables['input'],
  captcha: string,
): Promise<string> {
  const { cpnewsletter: answer } = await sendForm(CpnewsletterDocument, { input }, captcha)
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  if (answer.error) throw new ShopError('input', answer.message || UNKNOWN_ERROR)
  return answer.message || 'Thank you.'
}
