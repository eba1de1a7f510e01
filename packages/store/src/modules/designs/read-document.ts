import type { DesignDocument } from '@kea/design/document/document'
import { readDesignDocument } from '@kea/design/document/read-document'
import { derivedOriginalsOf, photosOf, photoUses } from '@kea/design/document/records'
import { DESIGN_MAX_BYTES } from '@kea/shared/constants/uploads'

/** `text` is the stored document; `version` is that of the given text. */
export type ReadDocument =
  | { ok: true; document: DesignDocument; text: string; version: number }
  | { ok: false; message: string }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TOO_LARGE = { ok: false, message: 'This design is too large to save. Remove some photos.' } as const
const isTooLarge = (text: string): boolean => new TextEncoder().encode(text).byteLength > DESIGN_MAX_BYTES

/** The design document in `tool_data`, of any version, or why it is invalid. */
export function readDocument(text: string): ReadDocument {
  if (isTooLarge(text)) return TOO_LARGE
  const read = readDesignDocument(parseJson(text))
  if (!read.ok) return { ok: false, message: `This design could not be read (${read.problem}).` }
  const stored = JSON.stringify(read.document)
  // Numbers may be written shorter than they are stored, and an older version is stored as the present one.
  return isTooLarge(stored) ? TOO_LARGE : { ...read, text: stored }
}

/** Photos that are printed, by their ids in the document. */
export const usedPhotoIds = (document: DesignDocument): string[] => [...photoUses(document).keys()]

/** Uploads of the changed pixels of photos. */
export const tileUploads = (document: DesignDocument): string[] =>
  derivedOriginalsOf(document).flatMap(({ tiles }) => tiles.map(({ upload }) => upload))

/** Uploads of all photos of the document, and of their changed pixels. */
export const uploadUids = (document: DesignDocument): string[] => [
  ...new Set([...photosOf(document).flatMap(({ upload }) => upload ?? []), ...tileUploads(document)]),
]
