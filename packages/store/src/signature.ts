const encoder = new TextEncoder()

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

const keyFor = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use])

/** HMAC-SHA256 in base64url: 43 characters. */
export const sign = async (secret: string, text: string): Promise<string> =>
  toBase64Url(await crypto.subtle.sign('HMAC', await keyFor(secret, 'sign'), encoder.encode(text)))

// The last character carries four bits. With any other, a signature would have four names, and a cache four entries.
const SIGNATURE = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/** Compared in constant time. */
export const isSigned = async (secret: string, text: string, signature: string): Promise<boolean> =>
  SIGNATURE.test(signature) &&
  crypto.subtle.verify('HMAC', await keyFor(secret, 'verify'), fromBase64Url(signature), encoder.encode(text))
