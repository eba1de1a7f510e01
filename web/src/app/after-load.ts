import { registerServiceWorker } from './service-worker'
import { takeNewBuild } from './take-new-build'

/** Starts what no page waits for. */
export function afterLoad(router: Parameters<typeof takeNewBuild>[0]): void {
  takeNewBuild(router)
  registerServiceWorker()
}
