import { solveChallengeWorkers } from 'altcha-lib'
import { noAnswer, ShopError } from '~/api/errors'
import { trustedWorker } from '~/lib/trusted-types'
import workerAddress from './altcha-worker?worker&url'
import { type Challenge, readChallenge } from './challenge'

/** More workers do not help on a phone and slow down the page. */
const WORKERS_MAX = 4
/** Twice the time of an old phone for the hardest challenge. */
const TIMEOUT_MS = 120_000

async function fetchChallenge(): Promise<Challenge> {
  const answer = await fetch('/altcha').catch(() => {
    throw noAnswer('We can’t reach the shop. Please check your connection.')
  })
  if (!answer.ok) throw new ShopError('server', 'We can’t reach the shop right now.')
  return readChallenge(await answer.json())
}

/**
 * Solves a challenge in workers and returns the token.
 *
 * @param harder a challenge from a refused request; without it a new challenge is fetched
 */
export async function solveAltcha(harder?: unknown): Promise<string> {
  const challenge = harder === undefined ? await fetchChallenge() : readChallenge(harder)
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, WORKERS_MAX),
    createWorker: () => new Worker(trustedWorker(workerAddress), { type: 'module' }),
    timeout: TIMEOUT_MS,
  })
  if (!solution) throw new Error('No solution in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
