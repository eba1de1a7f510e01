import { inkProfile } from '@kea/photo/icc-profiles'
import { profileSegment } from '@kea/photo/icc-segment'

const START = 2

/** A CMYK photo with the profile that it is printed with. Browsers would show its inks in colours of their own. */
export function withInkProfile(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const segment = profileSegment(inkProfile())
  const tagged = new Uint8Array(jpeg.length + segment.length)
  tagged.set(jpeg.subarray(0, START))
  tagged.set(segment, START)
  tagged.set(jpeg.subarray(START), START + segment.length)
  return tagged
}
