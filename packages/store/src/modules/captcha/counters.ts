import { sha256 } from '../../identity'
import { ATTEMPTS_PER_STEP } from './price'
import type { Counter } from './repo'

/** What a caller tries to open. It need not exist. */
export interface GuardedName {
  what: 'login' | 'order'
  /** The account's address, or the order's number, in its normal form. */
  name: string
}

/**
 * 20 bits: a million buckets of each kind limit the rows and reveal no name. Two names in one bucket only make the
 * captcha more expensive for each other. Nobody can look for such a pair without the key.
 */
const BUCKET_CHARS = 5

/** The counts of an attempt: of this caller at this name, and of everybody at this name. */
export async function countersOf(
  { what, name }: GuardedName,
  caller: string | null,
  signingKey: string | undefined,
): Promise<[Counter, Counter]> {
  const bucket = async (...parts: string[]): Promise<string> =>
    (await sha256(JSON.stringify(['tries', signingKey, what, ...parts]))).slice(0, BUCKET_CHARS)
  return [
    { subject: `${what} caller ${await bucket(name, caller ?? '')}`, perStep: ATTEMPTS_PER_STEP.caller },
    { subject: `${what} ${await bucket(name)}`, perStep: ATTEMPTS_PER_STEP.everybody },
  ]
}
