import { UPLOAD } from '@kea/shared/constants/uploads'
import type { UploadRow } from './repo'
import { type UploadsService, uploadRequest } from './service'
import { UploadRefusal } from './upload-refusal'

const REQUEST_BYTES = 10_000
const UID = '([0-9a-f]{32})'
const ONE = new RegExp(`^/uploads/${UID}$`)
const PART = new RegExp(`^/uploads/${UID}/parts/(\\d{1,4})$`)
const COMPLETE = new RegExp(`^/uploads/${UID}/complete$`)

const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'Cache-Control': 'private, no-store' } })

const methodNotAllowed = (allow: string): Response =>
  Response.json(
    { code: 'METHOD', message: `Only ${allow} is allowed here.` },
    { status: 405, headers: { Allow: allow } },
  )

/** The body as text. A stream has no length, so reading stops at the limit. */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let left = REQUEST_BYTES
  for await (const bytes of body ?? []) {
    left -= bytes.byteLength
    if (left < 0) throw new UploadRefusal(413, 'REQUEST_SIZE', 'This request is too long.')
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

async function readRequest(request: Request) {
  const text = await readText(request.body)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UploadRefusal(400, 'BAD_REQUEST', 'This request could not be read.')
  }
  const parsed = uploadRequest.safeParse(value)
  if (!parsed.success) throw new UploadRefusal(400, 'BAD_REQUEST', 'Name, type and size of the photo are needed.')
  return parsed.data
}

const facts = ({ uid, width, height, type }: UploadRow) => ({ uid, width, height, type })

async function status(uploads: UploadsService, uid: string): Promise<Response> {
  const { upload, parts } = await uploads.status(uid)
  const complete = upload.state === 'complete'
  return json({
    uid,
    size: upload.size,
    partSize: UPLOAD.partBytes,
    parts,
    complete,
    ...(complete && facts(upload)),
  })
}

async function putPart(request: Request, uploads: UploadsService, uid: string, n: number): Promise<Response> {
  if (!request.body) throw new UploadRefusal(400, 'PART_EMPTY', 'This part is empty.')
  const length = request.headers.get('content-length')
  await uploads.putPart(uid, n, request.body, length === null ? null : Number(length))
  return new Response(null, { status: 204 })
}

async function one(request: Request, uploads: UploadsService, uid: string): Promise<Response> {
  if (request.method === 'GET') return status(uploads, uid)
  if (request.method !== 'DELETE') return methodNotAllowed('GET, DELETE')
  await uploads.remove(uid)
  return new Response(null, { status: 204 })
}

async function route(request: Request, uploads: UploadsService): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/uploads') {
    if (request.method !== 'POST') return methodNotAllowed('POST')
    const { uid } = await uploads.start(await readRequest(request))
    return json({ uid, partSize: UPLOAD.partBytes }, 201)
  }
  const [, uid] = ONE.exec(pathname) ?? []
  if (uid) return one(request, uploads, uid)
  const [, partOf, n] = PART.exec(pathname) ?? []
  if (partOf) {
    return request.method === 'PUT' ? putPart(request, uploads, partOf, Number(n)) : methodNotAllowed('PUT')
  }
  const [, completed] = COMPLETE.exec(pathname) ?? []
  if (completed) {
    return request.method === 'POST' ? json(facts(await uploads.complete(completed))) : methodNotAllowed('POST')
  }
  throw new UploadRefusal(404, 'UPLOAD_NOT_FOUND', 'We could not find this upload. Choose the photo again.')
}

/** `/uploads` and all paths below it. */
export async function answerUploads(request: Request, uploads: UploadsService): Promise<Response> {
  try {
    return await route(request, uploads)
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error
    return json({ code: error.code, message: error.message }, error.status)
  }
}
