import type { FileFacts, UploadApi } from './upload-api'
import { UploadError } from './upload-failure'
import type { UploadState } from './upload-state'

interface SendPorts {
  api: UploadApi
  /** Resolves early when the connection is back. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  onState: (state: UploadState) => void
  /** Called with the uid of a new upload, which allows a resume, also after a reload. */
  onUid: (uid: string) => void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** An upload that is gone right after its creation will be gone again. */
const MAX_RESTARTS = 3

const backoff = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)

/**
 * Sends a file in parts until all have arrived. After a lost connection or a server failure it waits and continues
 * without a limit. Only a refusal ends it.
 *
 * @param known uid of an earlier upload of this file
 * @throws UploadError with a message for the shopper; the signal's reason when aborted
 */
export async function sendFile(
  file: Blob,
  facts: FileFacts,
  known: string | null,
  ports: SendPorts,
  signal: AbortSignal,
): Promise<string> {
  let uid = known
  let failures = 0
  let restarts = 0
  let sentBytes = 0
  const report = (bytes: number) => {
    if (bytes > sentBytes) failures = 0
    sentBytes = bytes
    ports.onState({ step: 'sending', sentBytes, totalBytes: file.size })
  }
  for (;;) {
    try {
      signal.throwIfAborted()
      uid ??= await begin(facts, ports, signal)
      await sendRest(file, uid, ports.api, report, signal)
      ports.onState({ step: 'done', uid })
      return uid
    } catch (error) {
      if (signal.aborted || !(error instanceof UploadError)) throw error
      if (error.problem === 'refused' || restarts >= MAX_RESTARTS) {
        ports.onState({ step: 'failed', message: error.message })
        throw error
      }
      if (error.problem === 'gone') {
        uid = null
        restarts += 1
        continue
      }
      failures += 1
      ports.onState({ step: 'interrupted', sentBytes, totalBytes: file.size })
      await ports.wait(backoff(failures), signal)
    }
  }
}

async function begin(facts: FileFacts, ports: SendPorts, signal: AbortSignal): Promise<string> {
  const { uid } = await ports.api.create(facts, signal)
  ports.onUid(uid)
  return uid
}

/** Sends the parts that the server does not have yet. */
async function sendRest(
  file: Blob,
  uid: string,
  api: UploadApi,
  report: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const status = await api.status(uid, signal)
  if (status.complete) return
  const arrivedParts = new Set(status.parts)
  const bounds = (part: number): [number, number] => [
    part * status.partSize,
    Math.min((part + 1) * status.partSize, file.size),
  ]
  const count = Math.ceil(file.size / status.partSize)
  const bytesOf = (part: number): number => bounds(part)[1] - bounds(part)[0]
  let arrived = [...arrivedParts].reduce((sum, part) => sum + bytesOf(part), 0)
  report(arrived)
  for (let part = 0; part < count; part++) {
    if (arrivedParts.has(part)) continue
    const body = file.slice(...bounds(part))
    await api.putPart(uid, part, body, (sent) => report(arrived + Math.min(sent, body.size)), signal)
    arrived += body.size
    report(arrived)
  }
  await api.complete(uid, signal)
}
