import { headFactsOf } from '@kea/photo/jpeg-facts'
import { type JpegHead, readJpegHead, readJpegParts, TooManySegments } from '@kea/photo/jpeg-parts'
import { decoderHead, END_MARKER } from '@kea/photo/jpeg-picture'
import { readMask } from '@kea/photo/photo-mask'
import { PrintRefusal } from './print-refusal'
import type { Original, OriginalJpeg, PictureEnd } from './resources'

async function headOf({ source }: Original): Promise<JpegHead | null> {
  try {
    return await readJpegHead(source)
  } catch (error) {
    if (error instanceof TooManySegments) return null
    throw error
  }
}

/** The end of a picture that is not known is found by reading the file. */
async function endOf({ source, end }: Original): Promise<PictureEnd | null> {
  const parts = end ?? (await readJpegParts(source))
  if (!parts || 'mask' in parts) return parts
  return { ...parts, mask: await readMask(source, parts) }
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
  const end = await endOf(original)
  if (!end) throw refused('is not a JPEG')
  const range = (from: number, to: number) => ({ length: to - from, open: () => original.open(from, to) })
  return {
    facts,
    picture: [await decoderHead(source, head), range(scan.start, end.end), ...(end.hasEnd ? [] : [END_MARKER])],
    mask: end.mask && range(end.mask.start, end.mask.end),
  }
}
