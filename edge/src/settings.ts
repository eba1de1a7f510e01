import { z } from 'zod'

const origin = z.string().transform((address, context) => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  context.addIssue('must be an http address without a path')
  return z.NEVER
})

const schema = z.object({
  MODE: z.enum(['local', 'preview', 'production']).default('production'),
  SITE_URL: origin,
  STORE_CODE: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .default('nz'),
  /** Another backend for the commerce half; empty: the store behind the binding. */
  BACKEND_URL: z.union([z.literal('').transform(() => null), origin]).default(null),
  BACKEND_GRAPHQL_PATH: z.string().startsWith('/').default('/graphql'),
  /** How long a page waits for its data before the plain shell goes out. */
  HEAD_DEADLINE_MS: z.coerce.number().int().min(50).max(30_000).default(1500),
})

export type Settings = z.output<typeof schema>

/** The settings of a deployment, or an error that says in one line what is wrong with them. */
export function parseSettings(env: object): Settings {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Settings of the edge: ${problems.join('; ')}`)
}
