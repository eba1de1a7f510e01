import type { Settings } from '../settings'
import { contentPolicy } from './content-policy'

const ALWAYS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** What stands on every answer; every host and mode that is not the shop's public one is not to be indexed. */
function securityHeaders(origin: string, settings: Settings): Record<string, string> {
  const { MODE, SITE_URL } = settings
  return {
    'content-security-policy': contentPolicy(settings),
    ...ALWAYS,
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...((MODE === 'preview' || origin !== SITE_URL) && { 'x-robots-tag': 'noindex' }),
  }
}

/** Hosts that are remembered; whoever makes up more starts anew. */
const MAX_ORIGINS = 20
const prepared = new WeakMap<Settings, Map<string, Record<string, string>>>()

/** The same headers object for every request to an origin. */
export function commonHeaders(origin: string, settings: Settings): Record<string, string> {
  const kept = prepared.get(settings)
  const origins = kept && kept.size < MAX_ORIGINS ? kept : new Map<string, Record<string, string>>()
  prepared.set(settings, origins)
  const known = origins.get(origin) ?? securityHeaders(origin, settings)
  origins.set(origin, known)
  return known
}
