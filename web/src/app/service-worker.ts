import { tellWorker } from '~/lib/tell-worker'
import { trustedServiceWorker } from '~/lib/trusted-types'

/** Registers the service worker when the browser is idle, and tells it what the page has loaded. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
  // Without it the shop works the same, except offline.
  whenIdle(() =>
    navigator.serviceWorker.register(trustedServiceWorker()).then(
      () => tellWorker(),
      () => {},
    ),
  )
}
