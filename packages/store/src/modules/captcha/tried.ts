import { sha256 } from '../../identity'
import { TRIES_PER_STEP } from './price'
import type { Counter } from './repo'

/** What a caller tries to be let into; whether it exists makes no difference. */
export interface Tried {
  what: 'login' | 'order'
  /** The account's address, or the order's number; in the one way it is always written. */
  name: string
}

/**
 * 20 bits: a million buckets of each kind bound the rows, and name nobody. Two names in one bucket only make the
 * captcha dearer for each other, and nobody without the key can look for such a pair.
 */
const BUCKET_CHARS = 5

/** The counts that a try adds to: of this caller at this name, and of everybody at this name. */
export async function countersOf(
  { what, name }: Tried,
  caller: string | null,
  signingKey: string | undefined,
): Promise<[Counter, Counter]> {
  const bucket = async (...parts: string[]): Promise<string> =>
    (await sha256(JSON.stringify(['tries', signingKey, what, ...parts]))).slice(0, BUCKET_CHARS)
  return [
    { subject: `${what} caller ${await bucket(name, caller ?? '')}`, perStep: TRIES_PER_STEP.caller },
    { subject: `${what} ${await bucket(name)}`, perStep: TRIES_PER_STEP.everybody },
  ]
}
