/** The shops of a test run. Each has its own edge Worker and host. */
export const HOSTS = {
  /** The built shop with the real store and sample data. */
  shop: 'shop.example.com',
  production: 'production.example.com',
  preview: 'preview.example.com',
  /** With the fake backend. */
  hostile: 'hostile.example.com',
  /** With an unreachable backend. */
  down: 'down.example.com',
} as const

export type Shop = keyof typeof HOSTS

export const originOf = (shop: Shop): string => `https://${HOSTS[shop]}`

/** HEAD_DEADLINE_MS of the hostile shop: longer than a busy machine needs for a page. The others have the default. */
export const HOSTILE_DEADLINE_MS = 3000

/** CACHE_CLEAR_TOKEN of all shops. */
export const CLEAR_TOKEN = 'clear-token-of-the-tests'
