// Chooses the secrets of a deployment. Pure.

/** Required and optional secrets of each Worker. */
const SECRETS = {
  store: {
    needs: ['SIGNING_KEY', 'OPERATOR_TOKEN'],
    takes: ['RECAPTCHA_SECRET_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  edge: { needs: ['SIGNING_KEY'], takes: ['CACHE_CLEAR_TOKEN', 'DEVELOPER_SECRET'] },
}
const WORKERS = Object.keys(SECRETS)
const NAMES = [...new Set(Object.values(SECRETS).flatMap(({ needs, takes }) => [...needs, ...takes]))]
/** Minimum length. A Worker does not start with a shorter secret. */
const MIN_CHARS = 16

/** Names of given secrets that are too short. */
export const tooShort = (env) => NAMES.filter((name) => env[name] && env[name].length < MIN_CHARS)

/** The value of a secret: from the deployer, else from an interrupted deployment. */
const given = (name, { env, pending }) => env[name] || pending.store?.[name] || pending.edge?.[name] || undefined

/**
 * The secrets that each Worker gets, as `{ store, edge }`. A secret that one Worker lacks is created again for all that
 * need it, since both must have the same. `have`: names by Worker, null for a missing Worker. `pending`: secrets of an
 * interrupted deployment, by Worker. `random` creates a value.
 */
export function chooseSecrets({ have, env, pending, random }) {
  const needed = [...new Set(WORKERS.flatMap((worker) => SECRETS[worker].needs))]
  const made = Object.fromEntries(
    needed.flatMap((name) => {
      const value = given(name, { env, pending })
      const isMissing = WORKERS.some((worker) => SECRETS[worker].needs.includes(name) && !have[worker]?.includes(name))
      return value || isMissing ? [[name, value ?? random()]] : []
    }),
  )
  const of = (worker) => {
    const { needs, takes } = SECRETS[worker]
    const taken = takes.filter((name) => env[name] || pending[worker]?.[name])
    return Object.fromEntries([
      ...needs.filter((name) => made[name]).map((name) => [name, made[name]]),
      ...taken.map((name) => [name, env[name] || pending[worker][name]]),
    ])
  }
  return { store: of('store'), edge: of('edge') }
}
