import { BUILDS_KEY, fileIn, type KeptBuild, type PackedFile, readBuilds } from '@kea/shared/builds/kept-builds'
import { withTimeout } from '../with-timeout'

/** What the edge uses of the bucket. */
type BuildBucket = Pick<R2Bucket, 'get'>

export interface EarlierBuilds {
  /** Where a file of another build is; null for a file that no build of the last days has. */
  find: (name: string) => Promise<PackedFile | null>
  /** Its bytes; null if they are gone. */
  open: (file: PackedFile) => Promise<ReadableStream | null>
}

/** How long the list of builds is believed. A file that is not in it may be of a build that was deployed since. */
const LIST_MS = 60_000
const LIST_WITHOUT_MS = 5_000
const BUCKET_TIMEOUT_MS = 5_000

async function inTime<T>(work: Promise<T>): Promise<T> {
  const done = await withTimeout(
    work.then((value) => ({ value })),
    BUCKET_TIMEOUT_MS,
  )
  if (done === undefined) throw new Error('the files of earlier builds do not answer')
  return done.value
}

async function readList(bucket: BuildBucket): Promise<readonly KeptBuild[]> {
  const list = await inTime(bucket.get(BUILDS_KEY))
  return list === null ? [] : (readBuilds(await inTime(list.text())) ?? [])
}

/** For an edge without the bucket. */
export const noEarlierBuilds: EarlierBuilds = { find: async () => null, open: async () => null }

/** The files of the builds that `pnpm deploy` keeps in R2. Throws when the bucket does not answer. */
export function createEarlierBuilds(bucket: BuildBucket, now: () => number): EarlierBuilds {
  let builds: readonly KeptBuild[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  /** Reads the list, once for all that ask at the same time. */
  const refresh = (): Promise<void> => {
    reading ??= readList(bucket)
      .then((list) => {
        builds = list
        readAt = now()
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    async find(name) {
      const age = now() - readAt
      if (age < LIST_MS) {
        const file = fileIn(builds, name)
        if (file !== null || age < LIST_WITHOUT_MS) return file
      }
      await refresh()
      return fileIn(builds, name)
    },
    async open({ key, offset, bytes }) {
      const pack = await inTime(bucket.get(key, { range: { offset, length: bytes } }))
      return pack?.body ?? null
    },
  }
}
