import { startTransition } from 'react'
import { afterFrame } from '~/lib/after-frame'

/** Shows the answer to an input in the next frame, by an optimistic state, and then does the work that follows. */
export const paintFirst = (show: () => void, work: () => void): void =>
  startTransition(async () => {
    show()
    await afterFrame()
    startTransition(work)
  })
