// Which builds of the web have their files in R2, for tabs that were opened before the last deployment (ADR 84).

/** Days for which the files of a build stay after another build has taken its place. */
export const BUILD_DAYS = 14
const DAY_MS = 86_400_000

/** The object that lists the builds. */
export const BUILDS_KEY = 'builds.json'

/** The object with all files of a build, one after the other. */
export const packKey = (id: string): string => `packs/${id}`

/** A build whose files are in R2. */
export interface KeptBuild {
  /** A hash of the names of its files, which have hashes of their contents. */
  id: string
  /** When another build had taken its place, in ms; null for one that shoppers get, or are about to get. */
  until: number | null
  /** Names and sizes of its files, in the order of their bytes. */
  files: readonly (readonly [name: string, bytes: number])[]
}

/** Where the bytes of a file are. */
export interface PackedFile {
  key: string
  offset: number
  bytes: number
}

const isFile = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  Number.isSafeInteger(value[1]) &&
  value[1] >= 0

function isBuild(value: unknown): value is KeptBuild {
  if (typeof value !== 'object' || value === null) return false
  const { id, until, files }: Partial<Record<keyof KeptBuild, unknown>> = value
  const isDated = until === null || Number.isSafeInteger(until)
  return typeof id === 'string' && /^[0-9a-f]{16}$/.test(id) && isDated && Array.isArray(files) && files.every(isFile)
}

/** Reads the list of builds; null for one that is damaged. */
export function readBuilds(json: string): KeptBuild[] | null {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(isBuild) ? list : null
  } catch {
    return null
  }
}

/** The list before a build is deployed: it comes first, as one that shoppers are about to get. */
export const withBuild = (builds: readonly KeptBuild[], build: Pick<KeptBuild, 'id' | 'files'>): KeptBuild[] => [
  { id: build.id, until: null, files: build.files },
  ...builds.filter(({ id }) => id !== build.id),
]

/**
 * The list once a build is deployed. The days of the others begin now, and those whose days are over have ended. Builds
 * end, not files: a file that a younger build has is in the pack of that build too.
 */
export function afterDeployment(
  builds: readonly KeptBuild[],
  deployed: string,
  now: number,
): { kept: KeptBuild[]; ended: KeptBuild[] } {
  const dated = builds.map((build) => (build.id === deployed ? build : { ...build, until: build.until ?? now }))
  const isKept = ({ until }: KeptBuild) => until === null || now - until < BUILD_DAYS * DAY_MS
  return { kept: dated.filter(isKept), ended: dated.filter((build) => !isKept(build)) }
}

/** Where a file is; null if no build has it. */
export function fileIn(builds: readonly KeptBuild[], name: string): PackedFile | null {
  for (const { id, files } of builds) {
    let offset = 0
    for (const [other, bytes] of files) {
      if (other === name) return { key: packKey(id), offset, bytes }
      offset += bytes
    }
  }
  return null
}
