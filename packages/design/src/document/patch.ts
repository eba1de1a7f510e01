import type { DesignDocument, DesignRecord } from './document'
import type { DesignSettings } from './settings'

/** A change as data. A record in both lists is written. */
export interface Patch {
  put?: readonly DesignRecord[]
  /** Ids of records. */
  remove?: readonly string[]
  options?: readonly string[]
  /** In place of the settings of the design; null for none. */
  settings?: DesignSettings | null
}

const withSettings = ({ settings: _, ...rest }: DesignDocument, settings: DesignSettings | null): DesignDocument =>
  settings ? { ...rest, settings } : rest

/** The records that a patch writes or removes. */
const touchedBy = ({ put = [], remove = [] }: Patch): ReadonlySet<string> =>
  new Set([...remove, ...put.map(({ id }) => id)])

/** The records after a patch. */
export function recordsAfter({ records: before }: Pick<DesignDocument, 'records'>, patch: Patch) {
  const touched = touchedBy(patch)
  const records = Object.fromEntries(Object.entries(before).filter(([id]) => !touched.has(id)))
  for (const entry of patch.put ?? []) records[entry.id] = entry
  return records
}

/** The patched document and the inverse patch. The input document is not changed. */
export function applyPatch(document: DesignDocument, patch: Patch): { document: DesignDocument; inverse: Patch } {
  const { options, settings } = patch
  const touched = touchedBy(patch)
  const records = recordsAfter(document, patch)
  const before = [...touched].map((id) => [id, document.records[id]] as const)
  const changed = { ...document, ...(touched.size > 0 && { records }), ...(options && { options: [...options] }) }
  return {
    document: settings === undefined ? changed : withSettings(changed, settings),
    inverse: {
      ...(touched.size > 0 && {
        put: before.flatMap(([, entry]) => entry ?? []),
        remove: before.flatMap(([id, entry]) => (entry ? [] : id)),
      }),
      ...(options && { options: document.options }),
      ...(settings !== undefined && { settings: document.settings ?? null }),
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
  const settings = second.settings === undefined ? first.settings : second.settings
  return { put, remove, ...(options && { options }), ...(settings !== undefined && { settings }) }
}
