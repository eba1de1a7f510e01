import type { UploadKind } from '@kea/shared/constants/uploads'
import { sendFile } from '~/lib/photos/send-file'
import { sha256 } from '~/lib/photos/sha256'
import type { FileFacts, UploadApi } from '~/lib/photos/upload-api'

interface SendPorts {
  api: UploadApi
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Uploads a JPEG that the tool has made; resolves with the upload's uid. The store knows the same bytes again. */
export async function sendBlob(
  { api, wait }: SendPorts,
  file: Blob,
  { name, kind }: Pick<FileFacts, 'name'> & { kind: UploadKind },
  signal: AbortSignal,
): Promise<string> {
  const facts: FileFacts = {
    name,
    kind,
    type: 'image/jpeg',
    size: file.size,
    sha256: await sha256(new Uint8Array(await file.arrayBuffer())),
  }
  return sendFile(file, facts, null, { api, wait, onState: () => {}, onUid: () => {} }, signal)
}
