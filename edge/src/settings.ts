import { z } from 'zod'

const origin = z.string().transform((address, context) => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  context.addIssue('must be an http address without a path')
  return z.NEVER
})
const empty = z.literal('').transform(() => null)
const optional = <T extends z.ZodType>(schema: T) => z.union([empty, schema]).default(null)
/** A path of the backend; without the slash at its end, so that paths can be put behind it. */
const basePath = z
  .string()
  .regex(/^\/[\w./-]*$/, 'must be a path')
  .transform((path) => path.replace(/\/+$/, ''))
const secret = optional(z.string().min(16, 'must have at least 16 characters'))
/** What goes into a script address or a policy of the vendor. */
const id = optional(z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _'))
const hosts = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be host names, with commas in between')))
const words = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))

const schema = z.object({
  MODE: z.enum(['local', 'preview', 'production']).default('production'),
  SITE_URL: origin,
  STORE_CODE: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .default('nz'),
  /** Another backend for the commerce half; empty: the store behind the binding. */
  BACKEND_URL: optional(origin),
  BACKEND_GRAPHQL_PATH: basePath.default('/graphql'),
  BACKEND_REST_PATH: basePath.default('/rest/V1'),
  /** Where the edge's own caching calls stand. */
  CACHING_PATH: basePath.default('/caching'),
  /** How long a page waits for its data before the plain shell goes out. */
  HEAD_DEADLINE_MS: z.coerce.number().int().min(50).max(30_000).default(1500),
  /** Serves the backend's media in its place. */
  CDN_HOST: optional(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host name')),
  /** Further hosts that pictures may come from. */
  MEDIA_HOSTS: hosts,
  CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha'),
  ALGOLIA_APP_ID: id,
  ALGOLIA_SEARCH_KEY: id,
  TAG_MANAGER_ID: id,
  /** `vendor:id` pairs, like `meta:123`. */
  PIXEL_IDS: words.pipe(z.array(z.string().regex(/^(?:meta|bing|klaviyo):[\w-]+$/, 'must be like meta:123'))),
  CHAT_ID: id,
  /** Signs what the edge tells the store about a customer. */
  SIGNING_KEY: secret,
  /** Opens the clearing of the page cache. */
  CACHE_CLEAR_TOKEN: secret,
  /** Value of the `developer` query that sets the developer cookie. */
  DEVELOPER_SECRET: secret,
})

export type Settings = z.output<typeof schema>

/** The settings of a deployment, or an error that says in one line what is wrong with them. */
export function parseSettings(env: object): Settings {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Settings of the edge: ${problems.join('; ')}`)
}
