import { solveChallengeWorkers } from 'altcha-lib'
import { ShopError } from '~/api/errors'
import { trustedWorker } from '~/lib/trusted-types'
import workerAddress from './altcha-worker?worker&url'

export type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge']

/** More workers hardly help a phone, and take what the page needs. */
const WORKERS_MAX = 4
/** The dearest challenge takes an old phone half of it. */
const LONGEST_MS = 120_000

async function fetchChallenge(): Promise<Challenge> {
  const answer = await fetch('/altcha').catch(() => {
    throw new ShopError('network', 'The shop cannot be reached. Please check your connection.')
  })
  if (!answer.ok) throw new ShopError('server', 'The shop cannot be reached right now.')
  return answer.json()
}

/**
 * Lets this browser work for a moment, off the main thread; what it found out is the token.
 *
 * @param dearer the challenge of a refusal, in place of an ordinary one
 */
export async function solveAltcha(dearer?: Challenge): Promise<string> {
  const challenge = dearer ?? (await fetchChallenge())
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, WORKERS_MAX),
    createWorker: () => new Worker(trustedWorker(workerAddress), { type: 'module' }),
    timeout: LONGEST_MS,
  })
  if (!solution) throw new Error('No solution in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
