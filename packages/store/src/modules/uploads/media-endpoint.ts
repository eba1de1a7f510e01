import { DOCUMENT } from '@kea/shared/constants/uploads'
import type { UploadsService } from './service'

const FILE = /^\/media\/uploads\/([0-9a-f]{32})$/
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Entity tags in HTTP's format. R2 throws for anything else. */
const ETAGS = /^(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)$/

/** The request's headers without those that HTTP ignores: invalid conditions, and ranges of methods other than GET. */
function conditionsOf(request: Request): Headers {
  const headers = new Headers(request.headers)
  for (const name of ['if-match', 'if-none-match']) {
    if (!ETAGS.test(headers.get(name)?.trim() ?? '*')) headers.delete(name)
  }
  if (request.method !== 'GET') headers.delete('range')
  return headers
}

const notFound = (): Response =>
  Response.json(
    { code: 'NOT_FOUND', message: 'There is no such picture.' },
    { status: 404, headers: { 'Cache-Control': 'private, no-store' } },
  )

/** A browser opens no document: a PDF may have scripts and forms. */
const dispositionOf = (type: string): string =>
  type === DOCUMENT.type ? 'attachment; filename="document.pdf"' : `inline; filename="photo.${ENDINGS[type] ?? 'bin'}"`

/** Never executed by a browser, never stored by a shared cache, and typed by its bytes. */
const fileHeaders = (type: string, etag: string): Headers =>
  new Headers({
    'Content-Type': type,
    'Content-Disposition': dispositionOf(type),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, max-age=86400, immutable',
    'Accept-Ranges': 'bytes',
    Vary: 'Cookie',
    ETag: etag,
  })

/** `/media/uploads/:uid`: a photo or a preview, for its owner or with a signed link. */
export async function answerMedia(request: Request, uploads: UploadsService): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const { pathname, searchParams } = new URL(request.url)
  const [, uid] = FILE.exec(pathname) ?? []
  const found = uid ? await uploads.open(uid, searchParams, conditionsOf(request)) : null
  if (!found) return notFound()
  const { upload, object, range } = found
  const headers = fileHeaders(upload.type ?? 'application/octet-stream', object.httpEtag)
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${object.size}`)
    headers.set('Cache-Control', 'private, no-store')
    return new Response(null, { status: 416, headers })
  }
  if (!('body' in object)) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(range?.length ?? object.size))
  if (range) headers.set('Content-Range', `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`)
  return new Response(request.method === 'HEAD' ? null : object.body, { status: range ? 206 : 200, headers })
}
