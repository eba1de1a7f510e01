import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'

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

const HEADERS = {
  'content-security-policy': CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Security headers on every answer, and noindex on every host and mode that is not the shop's public one. */
export const secureHeaders = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
    const url = new URL(c.req.url)
    if (url.protocol === 'https:') headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    const { MODE, SITE_URL } = c.var.services.settings
    if (MODE === 'preview' || url.host !== new URL(SITE_URL).host) headers.set('x-robots-tag', 'noindex')
  })
