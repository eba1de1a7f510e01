import { CallbackRefusal } from './port'

/** Older messages are refused, so that a recorded one cannot be sent again. */
const TOLERANCE_SECONDS = 300

const fromHex = (text: string): Uint8Array<ArrayBuffer> | null =>
  /^[0-9a-f]{64}$/.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) : null

/**
 * Checks the header `Stripe-Signature`: `t` is its time, each `v1` an HMAC-SHA256 of time and body. Compared in constant
 * time. Throws a CallbackRefusal.
 */
export async function checkStripeSignature(body: string, header: string, secret: string, now: Date): Promise<void> {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const signatures = parts.flatMap(([name, value = '']) => (name === 'v1' ? (fromHex(value) ?? []) : []))
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0) throw new CallbackRefusal('no signature')
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) throw new CallbackRefusal('old signature')
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  for (const signature of signatures) {
    if (await crypto.subtle.verify('HMAC', key, signature, encoder.encode(`${time}.${body}`))) return
  }
  throw new CallbackRefusal('wrong signature')
}
