import { surfaceIdOf } from './changed-surfaces'
import type { DesignDocument, DesignRecord, DesignSurface } from './document'
import type { Patch } from './patch'
import { isSame } from './sorted-fields'

type Entry = DesignRecord | undefined

/** All of a surface but its place among the others, and whether filling may change it. */
const contents = ({ order: _, auto: __, ...surface }: DesignSurface) => surface

/** The days of a month belong to their surface: filling leaves them alone anyway. */
const isContent = (entry: Entry): boolean => entry?.kind === 'item' && entry.type !== 'month'

/** True for an edit of what is on a surface. */
function isEdit(before: Entry, after: Entry): boolean {
  if (before?.kind === 'surface' && after?.kind === 'surface') return !isSame(contents(before), contents(after))
  return (isContent(before) || isContent(after)) && !isSame(before, after)
}

/**
 * The patch of an edit by hand: what it changes on a surface that was filled is the shopper's own then, so the surface
 * loses `auto` in the same step. A choice of options changes all surfaces alike, and is no edit of one of them.
 */
export function byHand({ records }: Pick<DesignDocument, 'records'>, patch: Patch): Patch {
  const { put = [], remove = [], options } = patch
  if (options) return patch
  const written = new Map(put.map((entry): [string, Entry] => [entry.id, entry]))
  const before = (id: string): Entry => (Object.hasOwn(records, id) ? records[id] : undefined)
  const after = (id: string): Entry => (written.has(id) ? written.get(id) : before(id))
  const own = new Map<string, DesignSurface>()
  for (const id of [...written.keys(), ...remove]) {
    const edit = [before(id), written.get(id)] as const
    for (const on of edit.flatMap(surfaceIdOf)) {
      const surface = after(on)
      if (own.has(on) || surface?.kind !== 'surface' || !surface.auto || !isEdit(...edit)) continue
      const { auto: _, ...rest } = surface
      own.set(on, rest)
    }
  }
  if (own.size === 0) return patch
  return { ...patch, put: [...put.filter(({ id }) => !own.has(id)), ...own.values()] }
}
