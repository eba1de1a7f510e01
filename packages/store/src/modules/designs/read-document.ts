import { type DesignDocument, designDocument } from '@kea/design/document'
import { DESIGN_MAX_BYTES } from '@kea/shared/constants/uploads'

/** `text` is the stored document. */
export type ReadDocument = { ok: true; document: DesignDocument; text: string } | { ok: false; message: string }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TOO_LARGE = { ok: false, message: 'This design is too large to save. Remove some photos.' } as const
const isTooLarge = (text: string): boolean => new TextEncoder().encode(text).byteLength > DESIGN_MAX_BYTES

/** The design document in `tool_data`, or why it is invalid. */
export function readDocument(text: string): ReadDocument {
  if (isTooLarge(text)) return TOO_LARGE
  const parsed = designDocument.safeParse(parseJson(text))
  if (parsed.success) {
    const stored = JSON.stringify(parsed.data)
    // Numbers may be written shorter than they are stored.
    return isTooLarge(stored) ? TOO_LARGE : { ok: true, document: parsed.data, text: stored }
  }
  const issue = parsed.error.issues[0]
  return {
    ok: false,
    message: `This design could not be read (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}).`,
  }
}

/** Photos on surfaces, by their ids in the document. */
export const placedPhotoIds = (document: DesignDocument): string[] => [
  ...new Set(document.surfaces.flatMap(({ items }) => items.map(({ photo }) => photo))),
]

/** Uploads of all photos of the document. */
export const uploadUids = (document: DesignDocument): string[] => [
  ...new Set(Object.values(document.photos).flatMap(({ upload }) => (upload === null ? [] : [upload]))),
]
