// Chooses the secrets of a deployment. Pure.

/** Required and optional secrets of each Worker. */
export type WorkerName = 'store' | 'edge'

/** Values by the names of the secrets. */
export type Secrets = Readonly<Record<string, string>>

const SECRETS: Readonly<Record<WorkerName, { needs: readonly string[]; takes: readonly string[] }>> = {
  store: {
    needs: ['SIGNING_KEY', 'OPERATOR_TOKEN'],
    takes: [
      'RECAPTCHA_SECRET_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'META_ACCESS_TOKEN',
      'GA4_API_SECRET',
      'NZ_POST_CLIENT_ID',
      'NZ_POST_CLIENT_SECRET',
    ],
  },
  edge: { needs: ['SIGNING_KEY'], takes: ['CACHE_CLEAR_TOKEN', 'DEVELOPER_SECRET'] },
}
const WORKERS = Object.keys(SECRETS) as WorkerName[]
const NAMES = [...new Set(Object.values(SECRETS).flatMap(({ needs, takes }) => [...needs, ...takes]))]
/** Minimum length. A Worker does not start with a shorter secret. */
const MIN_CHARS = 16

/** Names of given secrets that are too short. */
export const tooShort = (env: NodeJS.ProcessEnv) => NAMES.filter((name) => env[name] && env[name].length < MIN_CHARS)

interface Known {
  /** Names by Worker, null for a missing Worker. */
  have: Readonly<Record<WorkerName, readonly string[] | null>>
  env: NodeJS.ProcessEnv
  /** Of an interrupted deployment. */
  pending: Readonly<Record<WorkerName, Secrets>>
  /** Creates a value. */
  random: () => string
}

/** The value of a secret: from the deployer, else from an interrupted deployment. */
const given = (name: string, { env, pending }: Pick<Known, 'env' | 'pending'>) =>
  env[name] || pending.store?.[name] || pending.edge?.[name] || undefined

/**
 * The secrets that each Worker gets. A secret that one Worker lacks is created again for all that need it, since both
 * must have the same.
 */
export function chooseSecrets({ have, env, pending, random }: Known): Record<WorkerName, Secrets> {
  const needed = [...new Set(WORKERS.flatMap((worker) => SECRETS[worker].needs))]
  const made = Object.fromEntries(
    needed.flatMap((name) => {
      const value = given(name, { env, pending })
      const isMissing = WORKERS.some((worker) => SECRETS[worker].needs.includes(name) && !have[worker]?.includes(name))
      return value || isMissing ? [[name, value ?? random()]] : []
    }),
  )
  const of = (worker: WorkerName): Secrets => {
    const { needs, takes } = SECRETS[worker]
    const taken = takes.filter((name) => env[name] || pending[worker]?.[name])
    return Object.fromEntries([
      ...needs.filter((name) => made[name]).map((name) => [name, made[name]]),
      ...taken.map((name) => [name, env[name] || pending[worker][name]]),
    ])
  }
  return { store: of('store'), edge: of('edge') }
}
