import { NEONS } from '@kea/design/items/neon/neon-engine'
import type { Neons } from '@kea/design/items/neon/neons'
import { trustedWorker } from '~/lib/trusted-types'
import { SignsAhead } from './SignsAhead'
import workerAddress from './sign-worker?worker&url'

const START_MS = 2_000

/**
 * What bends the tubes of a sign. It bends the first one itself; those of the letters that are typed then another thread
 * bends, where the browser has one.
 *
 * @param onBent gets it again, as a new object, after each sign of the other thread
 */
export function openNeons(onBent: (neons: Neons) => void): Neons {
  const ahead = new SignsAhead(() => onBent({ ...neons }))
  const neons: Neons = { ...NEONS, isAwaited: ahead.isAwaited }
  const start = () => {
    try {
      ahead.start(new Worker(trustedWorker(workerAddress), { type: 'module' }))
    } catch {
      // Signs are bent here then.
    }
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: START_MS })
  else setTimeout(start, START_MS)
  return neons
}
