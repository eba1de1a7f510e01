import { isSigned } from '../../signature'

/** `<backend and id in base64url>.<end in seconds>.<HMAC-SHA256 of both>`, as the edge writes it. */
const SIGNED = /^([\w-]{1,600})\.(\d{1,12})\.([\w-]{43})$/

/** Which customer of which other backend asks, on the edge's word; null without a word that holds. */
export async function foreignCustomerOf(
  header: string | null,
  signingKey: string | undefined,
  now: Date,
): Promise<string | null> {
  const [, subject, end, signature] = SIGNED.exec(header ?? '') ?? []
  if (!subject || !end || !signature || !signingKey || Number(end) * 1000 <= now.getTime()) return null
  return (await isSigned(signingKey, `customer.${subject}.${end}`, signature)) ? subject : null
}
