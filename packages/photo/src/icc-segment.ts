import { APP2 } from './jpeg-markers'

const NAME = 'ICC_PROFILE\0'
/** A segment states its length in two bytes, and counts them. */
const LENGTH_MAX = 0xffff

/** A profile that fits into one segment, as that segment. */
export function profileSegment(profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = 2 + NAME.length + 2 + profile.length
  if (length > LENGTH_MAX) throw new Error(`A profile of ${profile.length} bytes needs several segments`)
  const name = Array.from(NAME, (letter) => letter.charCodeAt(0))
  return Uint8Array.from([0xff, APP2, length >> 8, length & 0xff, ...name, 1, 1, ...profile])
}
