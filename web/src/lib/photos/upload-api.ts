import type { UploadKind } from '@kea/shared/constants/uploads'
import { unreadable } from './upload-failure'
import { deleteFrom, getFrom, postTo, putTo, readFields } from './upload-rest'

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
  create: firstAlone((facts, signal) => postTo([], facts, readCreated, { headers, signal })),
  status: (uid, signal) => getFrom([uid], readStatus, { headers, signal }),
  putPart: (uid, part, body, onProgress, signal) =>
    putTo([uid, 'parts', String(part)], body, { headers, signal, onProgress }),
  complete: (uid, signal) => postTo([uid, 'complete'], {}, () => undefined, { headers, signal }),
})

export const uploadApi: UploadApi = createUploadApi()

/** Deletes an upload in the shop. One that something uses is refused, and stays. */
export const deleteUpload = (uid: string): Promise<void> => deleteFrom([uid])
