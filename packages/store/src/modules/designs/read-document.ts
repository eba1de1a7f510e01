import { type DesignDocument, designDocument } from '@kea/design/document'
import { DESIGN_MAX_BYTES } from '@kea/shared/constants/uploads'

export type ReadDocument = { ok: true; document: DesignDocument } | { ok: false; message: string }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The design document out of `tool_data`, or why it is none. */
export function readDocument(text: string): ReadDocument {
  if (new TextEncoder().encode(text).byteLength > DESIGN_MAX_BYTES) {
    return { ok: false, message: 'This design is too large to save. Take some photos out of it.' }
  }
  const parsed = designDocument.safeParse(parseJson(text))
  if (parsed.success) return { ok: true, document: parsed.data }
  const issue = parsed.error.issues[0]
  return {
    ok: false,
    message: `This design could not be read (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}).`,
  }
}

/** Photos that stand on a surface, by their ids in the document. */
export const placedPhotoIds = (document: DesignDocument): string[] => [
  ...new Set(document.surfaces.flatMap(({ items }) => items.map(({ photo }) => photo))),
]

/** Uploads of every photo of the document that has one. */
export const uploadUids = (document: DesignDocument): string[] => [
  ...new Set(Object.values(document.photos).flatMap(({ upload }) => (upload === null ? [] : [upload]))),
]
