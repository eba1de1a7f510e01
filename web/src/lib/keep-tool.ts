import { savesData } from './saves-data'
import { tellWorker } from './tell-worker'

/** The first photo and the panels go first. */
const AFTER_MS = 10_000

/**
 * Lets the service worker keep the open design tool with its parts, so that it opens without a connection.
 *
 * @param name of the product
 * @returns what ends it before it has begun
 */
export function keepTool(name: string): () => void {
  if (!('serviceWorker' in navigator) || savesData()) return () => {}
  const timer = setTimeout(() => {
    void tellWorker({ keep: 'tool', page: location.pathname + location.search, name })
  }, AFTER_MS)
  return () => clearTimeout(timer)
}
