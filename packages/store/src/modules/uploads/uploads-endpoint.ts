import { PHONE_LINK, UPLOAD } from '@kea/shared/constants/uploads'
import type { PhoneLinks, UploadActions } from './phone-links'
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

async function status(uploads: UploadActions, uid: string): Promise<Response> {
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

async function putPart(request: Request, uploads: UploadActions, uid: string, n: number): Promise<Response> {
  if (!request.body) throw new UploadRefusal(400, 'PART_EMPTY', 'This part is empty.')
  const length = request.headers.get('content-length')
  await uploads.putPart(uid, n, request.body, length === null ? null : Number(length))
  return new Response(null, { status: 204 })
}

async function one(request: Request, uploads: UploadActions, uid: string): Promise<Response> {
  if (request.method === 'GET') return status(uploads, uid)
  if (request.method !== 'DELETE') return methodNotAllowed('GET, DELETE')
  await uploads.remove(uid)
  return new Response(null, { status: 204 })
}

async function route(request: Request, uploads: UploadActions): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/uploads') {
    if (request.method !== 'POST') return methodNotAllowed('GET, POST')
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

interface Services {
  uploads: UploadsService
  phoneLinks: PhoneLinks
}

/** `/uploads/phone`: makes a link for a phone and lists what came over it; for a phone, says how much it may add. */
async function phone(request: Request, { phoneLinks }: Services, token: string | null): Promise<Response> {
  if (request.method === 'POST' && token === null) {
    const origin = request.headers.get('x-phone-origin')
    return json({ ...(await phoneLinks.create()), ...(origin && { origin }) }, 201)
  }
  if (request.method !== 'GET') return methodNotAllowed('GET, POST')
  return json(token === null ? { photos: await phoneLinks.arrived() } : await phoneLinks.room(token))
}

async function answer(request: Request, services: Services): Promise<Response> {
  const { pathname } = new URL(request.url)
  const token = request.headers.get(PHONE_LINK.header)
  if (pathname === '/uploads/phone') return phone(request, services, token)
  if (pathname === '/uploads' && request.method === 'GET' && token === null) {
    return json({ photos: await services.uploads.newest() })
  }
  return route(request, token === null ? services.uploads : await services.phoneLinks.actions(token))
}

/** `/uploads` and all paths below it. A token of a phone replaces everything else that the caller is. */
export async function answerUploads(request: Request, services: Services): Promise<Response> {
  try {
    return await answer(request, services)
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error
    return json({ code: error.code, message: error.message }, error.status)
  }
}
