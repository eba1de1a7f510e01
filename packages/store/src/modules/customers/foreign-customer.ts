import { isSigned } from '../../signature'

/** `<backend and id in base64url>.<end in seconds>.<HMAC-SHA256 of both>`, as written by the edge. */
const SIGNED = /^([\w-]{1,600})\.(\d{1,12})\.([\w-]{43})$/

/** The customer of another backend, from the edge's signed header; null without a valid one. */
export async function foreignCustomerOf(
  header: string | null,
  signingKey: string | undefined,
  now: Date,
): Promise<string | null> {
  const [, subject, end, signature] = SIGNED.exec(header ?? '') ?? []
  if (!subject || !end || !signature || !signingKey || Number(end) * 1000 <= now.getTime()) return null
  return (await isSigned(signingKey, `customer.${subject}.${end}`, signature)) ? subject : null
}
