import type { WorkerMessage } from './worker-messages'

/** The files of the build that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

/** Tells the service worker which files this page uses: it was not there when the first ones were loaded. And a message. */
export async function tellWorker(message?: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: 'used', files: loadedFiles() } satisfies WorkerMessage)
  if (message) active?.postMessage(message)
}
