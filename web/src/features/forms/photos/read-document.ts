import { DOCUMENT } from '@kea/shared/constants/uploads'
import { PhotoRefused } from '~/lib/photos/photo-refusal'
import { sha256 } from '~/lib/photos/sha256'

const BEGIN = [...'%PDF-'].map((character) => character.charCodeAt(0))

/**
 * Checks a chosen PDF before its upload.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function readDocument(file: File) {
  if (file.size > DOCUMENT.maxBytes) {
    throw new PhotoRefused(
      `${file.name} is larger than ${DOCUMENT.maxBytes / 1_000_000} MB. Choose a smaller PDF, or send photos of it.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!BEGIN.every((byte, at) => bytes[at] === byte)) {
    throw new PhotoRefused(`${file.name} is not a PDF. Choose a PDF or a photo.`)
  }
  return { file, name: file.name.slice(0, 255), type: DOCUMENT.type, sha256: await sha256(bytes) }
}
