import { viewOf } from './ascii'
import type { ByteSource } from './byte-source'
import { crc32 } from './crc32'
import type { PhotoMask } from './photo-mask'

/** Small, since a thousand bytes may come of each one before anybody can stop. */
const PIECE_BYTES = 16_384
const LAST_FILTER = 4

const NAME = Uint8Array.of(0x49, 0x44, 0x41, 0x54)

/** The compressed rows, the checksum of what was read of them, and why they could not be read. */
function rowsOf(source: ByteSource, { start, end }: PhotoMask) {
  let at = start
  let crc = crc32(NAME)
  let failure: unknown = null
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (at >= end) return controller.close()
      const ahead = await source.ahead(at).catch((error: unknown) => {
        failure = error
        throw error
      })
      const piece = ahead.slice(0, Math.min(end - at, PIECE_BYTES))
      crc = crc32(piece, crc)
      at += piece.length
      controller.enqueue(piece)
    },
  })
  return { bytes, crc: () => crc, failure: () => failure }
}

/** True where the rows are as many and as long as they must be, each with a filter that exists. */
async function areRows(
  packed: ReadableStream<Uint8Array<ArrayBuffer>>,
  { width, height }: PhotoMask,
): Promise<boolean> {
  const row = width + 1
  let count = 0
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { value } = next
    const isLong = count + value.length > row * height
    let isFiltered = true
    for (let at = (row - (count % row)) % row; at < value.length; at += row)
      isFiltered &&= (value[at] ?? 0) <= LAST_FILTER
    if (isLong || !isFiltered) {
      await reader.cancel()
      return false
    }
    count += value.length
  }
  return count === row * height
}

/**
 * True where every row of a mask can be decoded: what a browser shows of it is what a press prints. It is read in
 * pieces, and no further than it may be long.
 *
 * @throws where the source fails, which says nothing of the mask
 */
export async function isSoundMask(source: ByteSource, mask: PhotoMask): Promise<boolean> {
  const { bytes, crc, failure } = rowsOf(source, mask)
  const isWhole = await areRows(bytes, mask).catch(() => false)
  if (failure() !== null) throw failure()
  const stated = viewOf((await source.read(mask.end, 4)).slice()).getUint32(0)
  return isWhole && crc() === stated
}
