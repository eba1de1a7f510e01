import type { solveChallengeWorkers } from 'altcha-lib'
import { fieldsOf } from '~/lib/fields-of'

export type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge']

const TEXTS = ['algorithm', 'nonce', 'salt', 'keyPrefix']
const NUMBERS = ['cost', 'keyLength']

function isChallenge(value: unknown): value is Challenge {
  const parameters = fieldsOf(fieldsOf(value).parameters)
  return (
    TEXTS.every((name) => typeof parameters[name] === 'string') &&
    NUMBERS.every((name) => typeof parameters[name] === 'number')
  )
}

/** Reads a challenge of the store. Throws for any other value. */
export function readChallenge(value: unknown): Challenge {
  if (!isChallenge(value)) throw new Error('No challenge')
  return value
}
