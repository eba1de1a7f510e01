// Keeps the files of the build that are used, and the documents of design tools that were open. All other pages, prices and
// everything personal come from the network (ADR 84).
import { PRODUCTS_CACHE } from '~/lib/kept-products'
import { readMessage, type WorkerMessage } from '~/lib/worker-messages'
import { KeptFiles, type PathCache } from './kept-files'
import { KeptTools } from './kept-tools'
import { offlinePage } from './offline-page'

/** Written by the build: what every page needs, and the parts of the design tool. */
declare const BUILD_FILES: { core: readonly string[]; tool: readonly string[] }

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Messaged extends Extendable {
  readonly data: unknown
}
interface WorkerScope {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Messaged) => void): void
}
const worker = self as unknown as WorkerScope

const FILES = 'kea-assets-1'
const NOTES = 'kea-notes-1'
const DOCUMENTS = 'kea-documents-1'

const opened = (name: string) => async (): Promise<PathCache> => {
  const cache = await caches.open(name)
  return {
    // Cookies and encodings do not change what is kept.
    match: (path) => cache.match(path, { ignoreVary: true }),
    put: (path, response) => cache.put(path, response),
    delete: (path) => cache.delete(path, { ignoreVary: true }),
    keys: () => cache.keys(),
  }
}

const files = new KeptFiles(BUILD_FILES.core, {
  files: opened(FILES),
  notes: opened(NOTES),
  load: (path) => fetch(path),
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
const tools = new KeptTools({
  documents: opened(DOCUMENTS),
  load: (page) => fetch(page, { credentials: 'omit', cache: 'no-cache' }),
})

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(files.keepCore().catch(() => {}))
})

async function takeOver(): Promise<void> {
  const known = [FILES, NOTES, DOCUMENTS, PRODUCTS_CACHE]
  const names = (await caches.keys()).filter((name) => name.startsWith('kea-') && !known.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.clients.claim()
}
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function follow(message: WorkerMessage): Promise<void> {
  if (message.keep === 'used') await files.keepAll(message.files)
  // A page without its parts would be no tool.
  else if (await files.keepAll(BUILD_FILES.tool)) await tools.keep(message)
}
worker.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message) event.waitUntil(follow(message).catch(() => {}))
})

async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const kept = await tools.document(path).catch(() => undefined)
    return kept ?? offlinePage(await tools.list().catch(() => []))
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) {
    event.respondWith(files.answer(pathname, request, (work) => event.waitUntil(work)))
  } else if (request.mode === 'navigate') event.respondWith(page(request, pathname))
})
