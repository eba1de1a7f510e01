import { ascii } from '@kea/photo/ascii'
import type { ByteSource } from '@kea/photo/byte-source'
import { DOCUMENT } from '@kea/shared/constants/uploads'
import { UploadRefusal } from './upload-refusal'

export interface DocumentFacts {
  type: typeof DOCUMENT.type
}

/** Readers look for the end of a PDF in its last kilobyte. */
const END_BYTES = 1024

const notADocument = () => new UploadRefusal(415, 'NOT_A_DOCUMENT', 'This file is not a PDF. Choose a PDF or a photo.')
const cutOff = () => new UploadRefusal(422, 'TRUNCATED', 'This PDF is incomplete. Please choose the original again.')

/** Checks by its bytes that a file is a whole PDF, whatever its name. */
export async function inspectDocument(source: ByteSource): Promise<DocumentFacts> {
  if (ascii(await source.read(0, 5), 0, 5) !== '%PDF-') throw notADocument()
  const end = await source.read(Math.max(0, source.size - END_BYTES), END_BYTES)
  if (!ascii(end, 0, end.length).includes('%%EOF')) throw cutOff()
  return { type: DOCUMENT.type }
}
