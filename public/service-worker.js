// Keeps the build's own files, which never change under their names, and says so politely when the line is down.
// Pages, prices and everything personal always come from the network.
const CACHE = 'kea-assets-1'
const MAX_FILES = 150
const OFFLINE = `<!doctype html><html lang="en-nz"><head><meta charset="utf-8"><title>You are offline</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
<main><h1>You are offline</h1><p>This page needs the internet. Your photos and designs on this device are safe.</p>
<p><a href="">Try again</a></p></main></body></html>`

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith('kea-') && name !== CACHE).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forgetOthers())
})

/** The oldest files go first: they are those of earlier builds. */
async function keep(request, response) {
  const cache = await caches.open(CACHE)
  await cache.put(request, response)
  const files = await cache.keys()
  await Promise.all(files.slice(0, Math.max(0, files.length - MAX_FILES)).map((file) => cache.delete(file)))
}

async function asset(event) {
  const kept = await caches.match(event.request, { cacheName: CACHE })
  if (kept) return kept
  const response = await fetch(event.request)
  // A full disk or a private window must not take the shop down.
  if (response.status === 200) event.waitUntil(keep(event.request, response.clone()).catch(() => {}))
  return response
}

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
    return new Response(OFFLINE, { status: 503, headers })
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})
