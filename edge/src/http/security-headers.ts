import type { Settings } from '../settings'
import { contentPolicy } from './content-policy'

const ALWAYS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Headers of every response. Only the public host in a public mode may be indexed. */
function securityHeaders(origin: string, settings: Settings): Record<string, string> {
  const { MODE, SITE_URL } = settings
  return {
    'content-security-policy': contentPolicy(settings),
    ...ALWAYS,
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...((MODE === 'preview' || origin !== SITE_URL) && { 'x-robots-tag': 'noindex' }),
  }
}

/** The number of cached hosts. Invented hosts beyond it reset the cache. */
const MAX_ORIGINS = 20
const prepared = new WeakMap<Settings, Map<string, Record<string, string>>>()

/** Returns the same headers object for every request to an origin. */
export function commonHeaders(origin: string, settings: Settings): Record<string, string> {
  const cached = prepared.get(settings)
  const origins = cached && cached.size < MAX_ORIGINS ? cached : new Map<string, Record<string, string>>()
  prepared.set(settings, origins)
  const known = origins.get(origin) ?? securityHeaders(origin, settings)
  origins.set(origin, known)
  return known
}
