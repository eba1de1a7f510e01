import { type DesignDocument, DOCUMENT_VERSION, designDocument } from './document'
import { migrateV1 } from './document-v1'

export type ReadDocument =
  | { ok: true; document: DesignDocument; version: number }
  /** `version` is null where the value has none. */
  | { ok: false; problem: string; version: number | null }

const versionOf = (value: unknown): number | null => {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : null
  return typeof version === 'number' ? version : null
}

/**
 * A stored document of any version, as one of the present version; `version` is that of the value. Only the values of the
 * document are validated: whether it fits its product is another question.
 */
export function readDesignDocument(value: unknown): ReadDocument {
  const version = versionOf(value)
  if (version !== null && version > DOCUMENT_VERSION) {
    const problem = `it was written by version ${version} of the design tool, and this is version ${DOCUMENT_VERSION}`
    return { ok: false, problem, version }
  }
  const parsed = designDocument.safeParse(version === 1 ? migrateV1(value) : value)
  if (parsed.success) return { ok: true, document: parsed.data, version: version ?? DOCUMENT_VERSION }
  const issue = parsed.error.issues[0]
  return { ok: false, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, version }
}
