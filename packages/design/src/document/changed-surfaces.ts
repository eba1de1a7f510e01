import type { DesignDocument, DesignRecord } from './document'
import type { Patch } from './patch'

/** The surface that a record is, or that an item is on. */
export const surfaceIdOf = (entry: DesignRecord | undefined): string[] => {
  if (entry?.kind === 'surface') return [entry.id]
  return entry?.kind === 'item' ? [entry.surface] : []
}

/** The ids of the surfaces on which a patch changes something. A change of the options is on no surface. */
export function changedSurfaces({ records }: Pick<DesignDocument, 'records'>, patch: Patch): ReadonlySet<string> {
  const { put = [], remove = [] } = patch
  const before = [...remove, ...put.map(({ id }) => id)].map((id) =>
    Object.hasOwn(records, id) ? records[id] : undefined,
  )
  return new Set([...put, ...before].flatMap(surfaceIdOf))
}
