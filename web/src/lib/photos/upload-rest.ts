import { fieldsOf } from '../fields-of'
import { failureOf, lost, unreadable } from './upload-failure'

/** All requests go to this path of the shop and below it. */
const BASE = '/uploads'

/** The segments below the base; none for the base itself. */
type Path = readonly string[]

interface Call {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** A segment that would lead out of the base is refused: an id never has one. */
function segment(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw unreadable()
  return encodeURIComponent(text)
}

const addressOf = (path: Path): string => [BASE, ...path.map(segment)].join('/')

/** A request whose failure is an `UploadError`. */
async function request<T>(path: Path, init: RequestInit, read: (body: string) => T): Promise<T> {
  const address = addressOf(path)
  let answer: Response
  try {
    answer = await fetch(address, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw lost()
  }
  const body = await answer.text()
  if (!answer.ok) throw failureOf(answer.status, body)
  return read(body)
}

export const getFrom = <T>(path: Path, read: (body: string) => T, call: Call = {}): Promise<T> =>
  request(path, call, read)

export const deleteFrom = (path: Path, call: Call = {}): Promise<void> =>
  request(path, { method: 'DELETE', ...call }, () => undefined)

/** @param value the body as JSON; undefined for none */
export const postTo = <T>(path: Path, value: unknown, read: (body: string) => T, call: Call = {}): Promise<T> =>
  request(
    path,
    value === undefined
      ? { method: 'POST', ...call }
      : {
          ...call,
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...call.headers },
          body: JSON.stringify(value),
        },
    read,
  )

interface Put extends Required<Call> {
  onProgress: (sentBytes: number) => void
}

/** XMLHttpRequest, because fetch has no upload progress. */
export function putTo(path: Path, body: Blob, { headers, signal, onProgress }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', abort)
      settle()
    }
    call.open('PUT', addressOf(path))
    call.setRequestHeader('Content-Type', 'application/octet-stream')
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = (event) => onProgress(event.loaded)
    call.onload = end(() => {
      if (call.status >= 200 && call.status < 300) resolve()
      else reject(failureOf(call.status, call.responseText))
    })
    call.onerror = end(() => reject(lost()))
    call.ontimeout = call.onerror
    call.onabort = end(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    call.send(body)
  })
}

/** The fields of an answer in JSON. */
export function readFields(body: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(body))
  } catch {
    throw unreadable()
  }
}
