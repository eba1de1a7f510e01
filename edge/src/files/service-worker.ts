import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerText } from '../http/answer'
import { entityTag, isUnchanged } from '../http/entity-tag'

/** In place of the worker of the build: a browser takes it for a new version of that one. */
const REMOVES_ITSELF = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kea-'))
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
`

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // What the worker itself may load.
  'content-security-policy': "default-src 'self'",
}

/** GET /service-worker.js: the worker of the build, or with SERVICE_WORKER=off one that removes it. */
export const serviceWorker = (): Handler<AppEnv> => async (c) => {
  const { settings, file } = c.get('services')
  const isOn = settings.SERVICE_WORKER === 'on'
  const built = isOn ? await file(c.get('url').pathname) : null
  if (built && built.status !== 200) return answerText(c, 'There is no such file.', 404)
  const bytes = new Uint8Array(new TextEncoder().encode(built ? await built.text() : REMOVES_ITSELF))
  const headers = { ...HEADERS, etag: await entityTag(bytes) }
  if (isUnchanged(c.req.header('if-none-match'), headers.etag)) return answer(c, null, 304, headers)
  return answer(c, bytes, 200, headers)
}
