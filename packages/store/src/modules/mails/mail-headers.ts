import type { ClaimedMail } from './repo'

/**
 * Headers of a mail that have no field of their own.
 *
 * Cloudflare creates the Message-ID and refuses a mail that has one. The shop's own id, which is the same in every
 * attempt, is in `X-Message-ID`. `List-Unsubscribe` needs an HTTPS address. `List-Unsubscribe-Post` (RFC 8058) says
 * that a POST to it ends the subscription without another question.
 */
export function mailHeaders(
  { message_id, unsubscribe_url }: Pick<ClaimedMail, 'message_id' | 'unsubscribe_url'>,
  from: string,
): Record<string, string> {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    'X-Message-ID': `<${message_id}@${domain}>`,
    ...(unsubscribe_url !== null && {
      'List-Unsubscribe': `<${unsubscribe_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
