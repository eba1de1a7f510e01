/** The longest duration of a request. */
const VALID_SECONDS = 300

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * A signed customer id for the store: `<backend and id>.<expiry>.<HMAC-SHA256 of both>`. It contains the backend's address,
 * since the same id at another backend is another customer.
 */
export async function signCustomer(backend: string, id: string, signingKey: string, now: number): Promise<string> {
  const encoder = new TextEncoder()
  const payload = `${base64url(encoder.encode(`${backend} ${id}`))}.${Math.floor(now / 1000) + VALID_SECONDS}`
  const secret = encoder.encode(signingKey)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`customer.${payload}`))
  return `${payload}.${base64url(new Uint8Array(signature))}`
}
