import { ascii, startsWith } from './ascii'
import type { ByteSource } from './byte-source'
import { APP2, type Segment } from './jpeg-markers'

const NAME = 'ICC_PROFILE\0'
/** Behind the marker, its length, and the name: the number of the part and how many there are. */
const HEADER = 4 + NAME.length + 2
const SPACE_AT = 16

/** Where the parts of a profile are in the file, in their order. */
export interface ProfileFacts {
  parts: readonly { start: number; end: number }[]
  bytes: number
}

/** The space of a profile by the components of its photo. */
const SPACES: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }

/** The profile of a JPEG. Null without one, with a missing part, or where it is for other colours. */
export async function readProfileFacts(
  source: ByteSource,
  segments: readonly Segment[],
  components: number,
): Promise<ProfileFacts | null> {
  const byNumber = new Map<number, { start: number; end: number }>()
  let count = 0
  for (const { marker, start, end } of segments) {
    if (marker !== APP2 || end - start < HEADER) continue
    const head = await source.read(start + 4, NAME.length + 2)
    if (!startsWith(head, NAME)) continue
    byNumber.set(head[NAME.length] ?? 0, { start: start + HEADER, end })
    count = head[NAME.length + 1] ?? 0
  }
  const parts = Array.from({ length: count }, (_, at) => byNumber.get(at + 1)).filter((part) => part !== undefined)
  const [first] = parts
  if (!first || parts.length !== count) return null
  const header = await source.read(first.start, Math.min(first.end - first.start, SPACE_AT + 4))
  if (ascii(header, SPACE_AT, 4) !== SPACES[components]) return null
  return { parts, bytes: parts.reduce((sum, { start, end }) => sum + end - start, 0) }
}

/** The profile in one piece. */
export async function readProfile(
  source: ByteSource,
  { parts, bytes }: ProfileFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const profile = new Uint8Array(bytes)
  let at = 0
  for (const { start, end } of parts) {
    profile.set(await source.read(start, end - start), at)
    at += end - start
  }
  return profile
}
