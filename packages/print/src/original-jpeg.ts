import { headFactsOf } from '@kea/photo/jpeg-facts'
import { type JpegHead, readJpegHead, readJpegParts, TooManySegments } from '@kea/photo/jpeg-parts'
import { decoderHead, END_MARKER } from '@kea/photo/jpeg-picture'
import { PrintRefusal } from './print-refusal'
import type { Original, OriginalJpeg } from './resources'

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
  if (original.jpeg) return original.jpeg
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
