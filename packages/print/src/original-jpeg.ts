import { headFactsOf, type JpegHeadFacts } from '@kea/photo/jpeg-facts'
import { type JpegHead, readJpegHead, readJpegParts, TooManySegments } from '@kea/photo/jpeg-parts'
import { decoderHead, END_MARKER } from '@kea/photo/jpeg-picture'
import type { Part } from './pdf-plan'
import { PrintRefusal } from './print-refusal'
import type { Original } from './resources'

/** An original as a PDF embeds it. */
export interface OriginalJpeg {
  facts: JpegHeadFacts
  /**
   * Its picture: what a decoder needs of the header, then the coded data as it is. Metadata, surplus bytes and what lies
   * behind are left out, and a missing end is added.
   */
  picture: readonly Part[]
}

async function headOf({ source }: Original): Promise<JpegHead | null> {
  try {
    return await readJpegHead(source)
  } catch (error) {
    if (error instanceof TooManySegments) return null
    throw error
  }
}

/** Reads the header of an original. Refuses a file that cannot be embedded as it is, by its name. */
export async function originalJpeg(original: Original): Promise<OriginalJpeg> {
  const { source, name } = original
  const refused = (why: string) => new PrintRefusal(`The photo "${name}" ${why}.`)
  const head = await headOf(original)
  if (!head) throw refused('is not a JPEG')
  const facts = await headFactsOf(source, head)
  const { scan } = head
  if (facts.rare !== null) throw refused(`is ${facts.rare}`)
  if (!scan || facts.width === 0 || facts.height === 0) throw refused('is a JPEG without a picture')
  // What was uploaded before its end was stored is read as a whole.
  const end = original.end ?? (await readJpegParts(source))
  if (!end) throw refused('is not a JPEG')
  const coded = { length: end.end - scan.start, open: () => original.open(scan.start, end.end) }
  return { facts, picture: [await decoderHead(source, head), coded, ...(end.hasEnd ? [] : [END_MARKER])] }
}
