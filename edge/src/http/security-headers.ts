import type { Settings } from '../settings'

/** Only our own files run or load; photos on the device are blob: and data: pictures. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

const ALWAYS = {
  'content-security-policy': CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** What stands on every answer; every host and mode that is not the shop's public one is not to be indexed. */
export function securityHeaders(url: URL, { MODE, SITE_URL }: Settings): Record<string, string> {
  return {
    ...ALWAYS,
    ...(url.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...((MODE === 'preview' || !SITE_URL.endsWith(`//${url.host}`)) && { 'x-robots-tag': 'noindex' }),
  }
}
