import { type JpegFacts, jpegFacts, UnfitJpeg } from './jpeg-facts'
import { PrintRefusal } from './print-refusal'
import type { Original } from './resources'

/** The header of most photos is in the first read. Large profiles and other blocks need more. */
const FIRST_READ = 64 * 1024
const GROWTH = 4
const HEADER_MAX = 4 * 1024 * 1024

/** Reads the header of an original. Refuses a file that cannot be embedded as it is, by its name. */
export async function originalFacts(original: Original): Promise<JpegFacts> {
  try {
    for (let length = FIRST_READ; ; length *= GROWTH) {
      const facts = jpegFacts(await original.read(0, Math.min(length, original.length)))
      if (facts) return facts
      if (length >= Math.min(original.length, HEADER_MAX)) throw new UnfitJpeg('is a JPEG without an end to its header')
    }
  } catch (error) {
    if (error instanceof UnfitJpeg) throw new PrintRefusal(`The photo "${original.name}" ${error.message}.`)
    throw error
  }
}
