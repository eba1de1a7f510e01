/** `<backend and id in base64url>.<end in seconds>.<HMAC-SHA256 of both>`, as the edge writes it. */
const SIGNED = /^([\w-]{1,600})\.(\d{1,12})\.([\w-]{43})$/

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

/** Which customer of which other backend asks, on the edge's word; null without a word that holds. */
export async function foreignCustomerOf(
  header: string | null,
  signingKey: string | undefined,
  now: Date,
): Promise<string | null> {
  const [, subject, end, signature] = SIGNED.exec(header ?? '') ?? []
  if (!subject || !end || !signature || !signingKey || Number(end) * 1000 <= now.getTime()) return null
  const text = new TextEncoder()
  const secret = text.encode(signingKey)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = text.encode(`customer.${subject}.${end}`)
  return (await crypto.subtle.verify('HMAC', key, fromBase64Url(signature), signed)) ? subject : null
}
