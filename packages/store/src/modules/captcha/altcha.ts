import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'
import type { Clock } from '../../clock'

/** Long enough to fill in any form of the shop. */
const HOLDS_SECONDS = 30 * 60

/** How many keys a browser tries until it meets the right one. */
const TRIES = { from: 300, to: 900 }

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(64),
      data: z.object({ expires: z.number() }),
      keySignature: z.string().max(128),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

export interface AltchaSettings {
  signingKey: string
  /** Rounds of PBKDF2 for each try. */
  cost: number
  clock: Clock
}

/** One key of the deployment, several uses: a word of its own keeps them apart. */
const secrets = (signingKey: string) => ({
  hmacSignatureSecret: `captcha.challenge.${signingKey}`,
  hmacKeySignatureSecret: `captcha.key.${signingKey}`,
})

/** A riddle that costs a browser about a second and the shop one try. */
export const newChallenge = ({ signingKey, cost, clock }: AltchaSettings) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(TRIES.to, TRIES.from),
    deriveKey,
    // Signed with the rest. The library's own expiry reads the machine's clock, not the shop's.
    data: { expires: Math.floor(clock().getTime() / 1000) + HOLDS_SECONDS },
    ...secrets(signingKey),
  })

function read(token: string): z.infer<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(atob(token)))
  } catch {
    return null
  }
}

/** A solution of a riddle of ours that still holds: its name and its end; null for anything else. */
export async function solvedChallenge(
  token: string,
  { signingKey, clock }: AltchaSettings,
): Promise<{ nonce: string; expires: Date } | null> {
  const given = read(token)
  if (!given) return null
  const { challenge, solution } = given
  const { nonce, data } = challenge.parameters
  const expires = new Date(data.expires * 1000)
  if (!(expires > clock())) return null
  const signed = challenge as unknown as Parameters<typeof verifySolution>[0]['challenge']
  const { verified } = await verifySolution({ challenge: signed, solution, deriveKey, ...secrets(signingKey) })
  return verified ? { nonce, expires } : null
}
