import { CACHING_PATH } from '@kea/shared/constants/business'
import { z } from 'zod'

const origin = z.string().transform((address, context) => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  context.addIssue('must be an http address without a path')
  return z.NEVER
})
const empty = z.literal('').transform(() => null)
const optional = <T extends z.ZodType>(schema: T) => z.union([empty, schema]).default(null)
/** A path of the backend without a trailing slash, so that other paths can be appended. */
const basePath = z
  .string()
  .regex(/^\/[\w./-]*$/, 'must be a path')
  .transform((path) => path.replace(/\/+$/, ''))
const secret = optional(z.string().min(16, 'must have at least 16 characters'))
/** An id that becomes part of a script address or of the content policy. */
const id = optional(z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _'))
const hosts = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be host names, with commas in between')))
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))

const schema = z.object({
  MODE: z.enum(['local', 'preview', 'production']).default('production'),
  SITE_URL: origin,
  /** Where a phone in the same network reaches a shop on localhost. */
  LAN_URL: optional(origin),
  STORE_CODE: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .default('nz'),
  /** A separate backend for catalogue, cart, customer and order. If empty, the store behind the binding is the backend. */
  BACKEND_URL: optional(origin),
  BACKEND_GRAPHQL_PATH: basePath.default('/graphql'),
  BACKEND_REST_PATH: basePath.default('/rest/V1'),
  /** Base path of the edge's caching API. */
  CACHING_PATH: basePath.default(CACHING_PATH),
  /** Longest wait for the data of a page. After it the plain shell is sent. */
  HEAD_DEADLINE_MS: z.coerce.number().int().min(50).max(30_000).default(1500),
  /** Host that serves the backend's media. */
  CDN_HOST: optional(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host name')),
  /** Additional hosts of pictures. */
  MEDIA_HOSTS: hosts,
  CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha'),
  ALGOLIA_APP_ID: id,
  ALGOLIA_SEARCH_KEY: id,
  TAG_MANAGER_ID: id,
  /** `vendor:id` pairs, like `meta:123`. */
  PIXEL_IDS: list.pipe(z.array(z.string().regex(/^(?:ga4|meta|bing|klaviyo):[\w-]+$/, 'must be like meta:123'))),
  /** `crisp:` with the id of a website, or `tawk:` with a property and a widget. */
  CHAT_ID: optional(z.string().regex(/^(?:crisp:[\w-]+|tawk:\w+\/\w+)$/, 'must be like crisp:id or tawk:id/id')),
  /** `off` serves a service worker that removes itself. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Signs the customer id that the edge sends to the store. */
  SIGNING_KEY: secret,
  /** Bearer token that authorises a purge of the page cache. */
  CACHE_CLEAR_TOKEN: secret,
  /** Value of the `developer` query parameter that sets the developer cookie. */
  DEVELOPER_SECRET: secret,
})

export type Settings = z.output<typeof schema>

/** Parses the settings of a deployment. Throws an error that lists all problems in one line. */
export function parseSettings(env: object): Settings {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Settings of the edge: ${problems.join('; ')}`)
}
