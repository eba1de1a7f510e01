/** The shops of a test run: one edge each, told apart by their host as on the network of a deployment. */
export const HOSTS = {
  /** The built shop before the real store, with everything that a crawler may be shown. */
  shop: 'shop.example.com',
  production: 'production.example.com',
  preview: 'preview.example.com',
  /** Before a backend that does whatever the slug asks for. */
  hostile: 'hostile.example.com',
  /** Before a backend where nobody listens. */
  down: 'down.example.com',
} as const

export type Shop = keyof typeof HOSTS

export const originOf = (shop: Shop): string => `https://${HOSTS[shop]}`

/** How long a page of the hostile shop waits for its data; the others keep the default. */
export const HOSTILE_DEADLINE_MS = 400

/** Opens the clearing of the page cache in every shop of the run. */
export const CLEAR_TOKEN = 'clear-token-of-the-tests'
