import type { ClaimedMail } from './repo'

/**
 * Headers of a mail beside those that have a field of their own.
 *
 * Cloudflare makes the Message-ID itself and refuses a mail that brings one, so ours, the same in every try, goes in
 * `X-Message-ID`. It takes `List-Unsubscribe` with an HTTPS address only; `List-Unsubscribe-Post` (RFC 8058) says that
 * a POST there ends the subscription without another question.
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
