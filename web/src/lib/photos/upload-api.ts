import type { UploadKind } from '@kea/shared/constants/uploads'
import { fieldsOf } from '../fields-of'

/** `lost`: worth a retry. `refused`: final. `gone`: the server no longer knows the upload. */
type UploadProblem = 'lost' | 'refused' | 'gone'

export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export interface FileFacts {
  name: string
  type: string
  size: number
  sha256: string
  /** A photo where it is missing. */
  kind?: UploadKind
}

interface UploadStatus {
  partSize: number
  /** Numbers of the parts that have arrived, from 0. */
  parts: readonly number[]
  complete: boolean
}

/** Uploads in parts. They go to the shop's own store and never depend on the commerce backend. */
export interface UploadApi {
  create(facts: FileFacts, signal: AbortSignal): Promise<{ uid: string; partSize: number }>
  status(uid: string, signal: AbortSignal): Promise<UploadStatus>
  putPart(
    uid: string,
    part: number,
    body: Blob,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>
  complete(uid: string, signal: AbortSignal): Promise<void>
}

const SORRY = 'We could not upload your photo. Please try again.'

/** The limit of a minute, which another try passes later. The limit of a day has another code. */
const TOO_FAST = 'TOO_MANY'

function problemOf(status: number, code: unknown): UploadProblem {
  if (status === 404) return 'gone'
  if (status === 429) return code === TOO_FAST ? 'lost' : 'refused'
  // 409: parts are missing. Reading the status and continuing repairs it.
  return status === 0 || status === 408 || status === 409 || status >= 500 ? 'lost' : 'refused'
}

function refusalIn(body: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(body))
  } catch {
    return {}
  }
}

/** What an answer that is not a success means. */
function failureOf(status: number, body: string): UploadError {
  const { code, message } = refusalIn(body)
  const isMessage = typeof message === 'string' && message !== ''
  return new UploadError(problemOf(status, code), isMessage ? message : SORRY)
}

/** A request whose failure is an `UploadError`. */
export async function request<T>(path: string, init: RequestInit, read: (body: string) => T): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new UploadError('lost', SORRY)
  }
  const body = await answer.text()
  if (!answer.ok) throw failureOf(answer.status, body)
  return read(body)
}

const unreadable = () => new UploadError('refused', SORRY)

export function readFields(body: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(body))
  } catch {
    throw unreadable()
  }
}

function readCreated(body: string): Awaited<ReturnType<UploadApi['create']>> {
  const { uid, partSize } = readFields(body)
  if (typeof uid !== 'string' || typeof partSize !== 'number') throw unreadable()
  return { uid, partSize }
}

function readStatus(body: string): UploadStatus {
  const { partSize, parts, complete } = readFields(body)
  const isNumber = (part: unknown): part is number => typeof part === 'number'
  if (typeof partSize !== 'number' || !Array.isArray(parts) || !parts.every(isNumber)) {
    throw unreadable()
  }
  return { partSize, parts, complete: complete === true }
}

const json = (value: unknown, headers: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

interface PartRequest {
  path: string
  headers: Readonly<Record<string, string>>
  body: Blob
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
}

/** XMLHttpRequest, because fetch has no upload progress. */
function put({ path, headers, body, onProgress, signal }: PartRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', abort)
      settle()
    }
    call.open('PUT', path)
    call.setRequestHeader('Content-Type', 'application/octet-stream')
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = (event) => onProgress(event.loaded)
    call.onload = end(() => {
      if (call.status >= 200 && call.status < 300) resolve()
      else reject(failureOf(call.status, call.responseText))
    })
    call.onerror = end(() => reject(new UploadError('lost', SORRY)))
    call.ontimeout = call.onerror
    call.onabort = end(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    call.send(body)
  })
}

/**
 * The first upload begins alone: its answer has the cookie by which a guest owns the later ones. Two that begin together
 * would get two owners, and the store would refuse the parts of one.
 */
function firstAlone(create: UploadApi['create']): UploadApi['create'] {
  let first: Promise<void> | null = null
  return (facts, signal) => {
    if (first) return first.then(() => create(facts, signal))
    const created = create(facts, signal)
    const forget = () => {
      first = null
    }
    first = created.then(() => {}, forget)
    return created
  }
}

/** @param headers of every request, such as the token of a phone */
export const createUploadApi = (headers: Readonly<Record<string, string>> = {}): UploadApi => ({
  create: firstAlone((facts, signal) => request('/uploads', { ...json(facts, headers), signal }, readCreated)),
  status: (uid, signal) => request(`/uploads/${encodeURIComponent(uid)}`, { headers, signal }, readStatus),
  putPart: (uid, part, body, onProgress, signal) =>
    put({ path: `/uploads/${encodeURIComponent(uid)}/parts/${part}`, headers, body, onProgress, signal }),
  complete: (uid, signal) =>
    request(`/uploads/${encodeURIComponent(uid)}/complete`, { ...json({}, headers), signal }, () => undefined),
})

export const uploadApi: UploadApi = createUploadApi()
