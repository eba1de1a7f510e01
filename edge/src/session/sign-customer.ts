/** The store believes it as long as one request may take. */
const HOLDS_SECONDS = 300

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * The edge's word for the store on who asks: `<backend and id>.<end>.<HMAC-SHA256 of both>`. The backend's address is
 * part of it, so that the same number at another backend is someone else.
 */
export async function signCustomer(backend: string, id: string, signingKey: string, now: number): Promise<string> {
  const text = new TextEncoder()
  const said = `${base64url(text.encode(`${backend} ${id}`))}.${Math.floor(now / 1000) + HOLDS_SECONDS}`
  const secret = text.encode(signingKey)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, text.encode(`customer.${said}`))
  return `${said}.${base64url(new Uint8Array(signature))}`
}
