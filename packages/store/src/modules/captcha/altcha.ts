import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'
import type { Clock } from '../../clock'

/** Long enough to fill in any form of the shop. */
const VALID_SECONDS = 30 * 60

/**
 * The highest number of the right key; each number from 0 is equally likely. A minimum would be no protection: a
 * program would start there. A program that gives up early and fetches another challenge works more on average.
 */
const NUMBER_MAX = 1_200

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(64),
      cost: z.number(),
      data: z.object({ expires: z.number() }),
      keySignature: z.string().max(128),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

/** From 0 (included) to 1 (not included). */
type Random = () => number

const secureRandom: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

export interface AltchaSettings {
  signingKey: string
  /** Rounds of PBKDF2 for each attempt. */
  cost: number
  clock: Clock
  random?: Random
}

/** The deployment has one key for several purposes. A prefix separates them. */
const secrets = (signingKey: string) => ({
  hmacSignatureSecret: `captcha.challenge.${signingKey}`,
  hmacKeySignatureSecret: `captcha.key.${signingKey}`,
})

/** The number of the right key, uniform over the whole range. */
export const numberFrom = (random: Random): number => Math.floor(random() * (NUMBER_MAX + 1))

/** A challenge that costs a browser some 600 attempts on average and the shop one. */
export const newChallenge = ({ signingKey, cost, clock, random = secureRandom }: AltchaSettings) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: numberFrom(random),
    deriveKey,
    // Signed with the other parameters. The library's own expiry uses the machine's clock, not the shop's.
    data: { expires: Math.floor(clock().getTime() / 1000) + VALID_SECONDS },
    ...secrets(signingKey),
  })

export type Challenge = Awaited<ReturnType<typeof newChallenge>>

function read(token: string): z.infer<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(atob(token)))
  } catch {
    return null
  }
}

/** A checked solution that is not used yet. */
export interface Solved {
  nonce: string
  expires: Date
  /** Rounds of each attempt. */
  rounds: number
}

/** The solution of a valid challenge of this shop; null for anything else. */
export async function solvedChallenge(
  token: string,
  { signingKey, clock }: Pick<AltchaSettings, 'signingKey' | 'clock'>,
): Promise<Solved | null> {
  const given = read(token)
  if (!given) return null
  const { challenge, solution } = given
  const { nonce, data, cost } = challenge.parameters
  const expires = new Date(data.expires * 1000)
  if (!(expires > clock())) return null
  const signed = challenge as unknown as Parameters<typeof verifySolution>[0]['challenge']
  const { verified } = await verifySolution({ challenge: signed, solution, deriveKey, ...secrets(signingKey) })
  return verified ? { nonce, expires, rounds: cost } : null
}
