/** What a page tells the service worker. */
export type WorkerMessage =
  /** The page has loaded these files, perhaps before the worker was there. */
  | { keep: 'used'; files: string[] }
  /** The design tool is open at this address, with this product: from now on it opens without a connection. */
  | { keep: 'tool'; page: string; name: string }

const ASSET = /^\/assets\/[\w.-]+$/
const FILES_MAX = 300

/** Reads a message; null for any other. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { keep, files, page, name }: { keep?: unknown; files?: unknown; page?: unknown; name?: unknown } = data
  if (keep === 'used' && Array.isArray(files)) {
    return { keep, files: files.filter((path) => typeof path === 'string' && ASSET.test(path)).slice(0, FILES_MAX) }
  }
  const isPage = keep === 'tool' && typeof page === 'string' && /^\/(?![/\\])/.test(page) && typeof name === 'string'
  return isPage ? { keep, page, name } : null
}
