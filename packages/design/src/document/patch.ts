import type { DesignDocument, DesignRecord } from './document'

/** A change as data. A record in both lists is written. */
export interface Patch {
  put?: readonly DesignRecord[]
  /** Ids of records. */
  remove?: readonly string[]
  options?: readonly string[]
}

/** The patched document and the inverse patch. The input document is not changed. */
export function applyPatch(document: DesignDocument, patch: Patch): { document: DesignDocument; inverse: Patch } {
  const { put = [], remove = [], options } = patch
  const touched = new Set([...remove, ...put.map(({ id }) => id)])
  const records = Object.fromEntries(Object.entries(document.records).filter(([id]) => !touched.has(id)))
  for (const entry of put) records[entry.id] = entry
  const before = [...touched].map((id) => [id, document.records[id]] as const)
  return {
    document: { ...document, ...(touched.size > 0 && { records }), ...(options && { options: [...options] }) },
    inverse: {
      ...(touched.size > 0 && {
        put: before.flatMap(([, entry]) => entry ?? []),
        remove: before.flatMap(([id, entry]) => (entry ? [] : id)),
      }),
      ...(options && { options: document.options }),
    },
  }
}

/** One patch with the effect of `first` and then `second`. */
export function joinPatches(first: Patch, second: Patch): Patch {
  const written = new Set(second.put?.map(({ id }) => id))
  const removed = new Set(second.remove)
  const put = [...(first.put ?? []).filter(({ id }) => !written.has(id) && !removed.has(id)), ...(second.put ?? [])]
  const remove = [...new Set([...(first.remove ?? []), ...removed])].filter((id) => !written.has(id))
  const options = second.options ?? first.options
  return { put, remove, ...(options && { options }) }
}
