import { TRASH_DAYS } from '@kea/shared/constants/business'
import { type Clock, daysFrom } from '../../clock'

/** A file that is to be deleted. */
export interface OwnedFile {
  key: string
  /** Hash of its shopper; null for a file that belongs to none. */
  owner: string | null
}

/** A file that was deleted. */
export interface TrashedFile {
  /** Where it is now. */
  trashKey: string
  /** Where it was. */
  key: string
  /** The day of its deletion in UTC, as `2026-11-02`. */
  day: string
  bytes: number
}

interface Dependencies {
  files: R2Bucket
  clock: Clock
}

export const TRASH = 'trash/'
/** The owner of a file that belongs to no shopper. */
const SHOP = 'shop'
/** R2 deletes up to 1,000 objects at once. */
const DELETED_AT_ONCE = 1_000
const PATTERN = /^trash\/(\d{4}-\d\d-\d\d)\/([^/]+)\/(.+)$/

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

const portionsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / DELETED_AT_ONCE) }, (_, at) =>
    all.slice(at * DELETED_AT_ONCE, (at + 1) * DELETED_AT_ONCE),
  )

/**
 * The only way by which files leave the shop (ADR 56). R2 has no history, so a deleted file stays in the trash for
 * `TRASH_DAYS` days: a wrong deletion can be taken back. Nothing serves, counts or lists what is there but the operator.
 */
export function createTrash({ files, clock }: Dependencies) {
  /** Every object below a prefix. */
  async function* objectsBelow(prefix: string): AsyncGenerator<R2Object> {
    for (let cursor: string | undefined; ; ) {
      const page: R2Objects = await files.list({ prefix, ...(cursor !== undefined && { cursor }) })
      yield* page.objects
      if (!page.truncated) return
      cursor = page.cursor
    }
  }

  const days = async (): Promise<string[]> =>
    (await files.list({ prefix: TRASH, delimiter: '/' })).delimitedPrefixes.map((path) => path.slice(TRASH.length, -1))

  const removeBelow = async (prefix: string): Promise<void> => {
    const keys: string[] = []
    for await (const { key } of objectsBelow(prefix)) keys.push(key)
    for (const portion of portionsOf(keys)) await files.delete(portion)
  }

  /** R2 has no move: the bytes are streamed into a copy. False where nothing is to be copied. */
  const copy = async (from: string, to: string): Promise<boolean> => {
    const object = await files.get(from)
    if (!object) return false
    const { httpMetadata, customMetadata, size } = object
    const stored = await files.put(to, object.body, {
      ...(httpMetadata && { httpMetadata }),
      ...(customMetadata && { customMetadata }),
    })
    if (stored.size !== size) throw new Error(`The copy of ${from} has ${stored.size} of ${size} bytes`)
    return true
  }

  return {
    /** Moves files to the trash. A file that is gone already is passed over. */
    async discard(owned: readonly OwnedFile[]): Promise<void> {
      const day = dayOf(clock())
      for (const { key, owner } of owned) await copy(key, `${TRASH}${day}/${owner ?? SHOP}/${key}`)
      for (const portion of portionsOf(owned.map(({ key }) => key))) await files.delete(portion)
    },

    /** Deletes what the law wants gone at once: these files, and what the owners have in the trash. */
    async destroy(keys: readonly string[], owners: readonly string[]): Promise<void> {
      for (const portion of portionsOf(keys)) await files.delete(portion)
      for (const day of await days()) {
        for (const owner of owners) await removeBelow(`${TRASH}${day}/${owner}/`)
      }
    },

    /** What was deleted on a day, or on all days that are left. */
    async list(day = ''): Promise<TrashedFile[]> {
      const found: TrashedFile[] = []
      for await (const { key: trashKey, size: bytes } of objectsBelow(day === '' ? TRASH : `${TRASH}${day}/`)) {
        const [, on = '', , key = ''] = PATTERN.exec(trashKey) ?? []
        if (key !== '') found.push({ trashKey, key, day: on, bytes })
      }
      return found
    },

    /** Brings files back to where they were. A file that is there again is left as it is. Answers the keys brought back. */
    async restore(trashed: readonly TrashedFile[]): Promise<string[]> {
      const restored: string[] = []
      for (const { trashKey, key } of trashed) {
        if (await files.head(key)) continue
        if (await copy(trashKey, key)) restored.push(key)
      }
      return restored
    },

    /** Deletes for good what has been in the trash for longer than its days. */
    async empty(): Promise<void> {
      const oldest = dayOf(daysFrom(clock(), -TRASH_DAYS))
      for (const day of await days()) if (day < oldest) await removeBelow(`${TRASH}${day}/`)
    },
  }
}

export type Trash = ReturnType<typeof createTrash>
