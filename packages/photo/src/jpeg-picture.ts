import { ascii } from './ascii'
import type { ByteSource } from './byte-source'
import { APP0, APP14, DHT, DQT, DRI, EOI, isFrame, type Segment, SOI } from './jpeg-markers'
import type { JpegHead } from './jpeg-parts'

/** What a decoder needs: tables, frame, and the two markers that say how colours are coded. */
async function isForDecoder(source: ByteSource, { marker, start }: Segment): Promise<boolean> {
  if (marker === APP0 || marker === APP14)
    return ['JFIF\0', 'Adobe'].includes(ascii(await source.read(start + 4, 5), 0, 5))
  return marker === DQT || marker === DHT || marker === DRI || isFrame(marker)
}

/** The segments in front of the first scan without which a picture cannot be decoded. */
export async function decoderSegments(source: ByteSource, { segments, scan }: JpegHead): Promise<Segment[]> {
  const needed: Segment[] = []
  for (const segment of segments) {
    if (segment.start >= (scan?.start ?? 0)) break
    if (await isForDecoder(source, segment)) needed.push(segment)
  }
  return needed
}

/** The start of a JPEG up to its first scan, without metadata and bytes between segments. */
export async function decoderHead(source: ByteSource, head: JpegHead): Promise<Uint8Array<ArrayBuffer>> {
  const segments = await decoderSegments(source, head)
  const bytes = new Uint8Array(segments.reduce((sum, { start, end }) => sum + end - start, 2))
  bytes.set([0xff, SOI])
  let at = 2
  for (const { start, end } of segments) {
    bytes.set(await source.read(start, end - start), at)
    at += end - start
  }
  return bytes
}

/** What ends a JPEG. */
export const END_MARKER = Uint8Array.of(0xff, EOI)
