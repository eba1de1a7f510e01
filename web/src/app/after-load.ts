import { followDay } from './follow-day'
import { registerServiceWorker } from './service-worker'
import { takeNewBuild } from './take-new-build'
import { takeTextFace } from './text-face'

/** Starts what no page waits for. */
export function afterLoad(router: Parameters<typeof takeNewBuild>[0] & Parameters<typeof followDay>[0]): void {
  takeNewBuild(router)
  followDay(router)
  registerServiceWorker()
  // Without it the text has the face that it came with.
  takeTextFace(router).catch(() => {})
}
