import type { ByteSource } from '@kea/photo/byte-source'

/** Size of the first read from R2. A photo's headers are at its beginning. */
const WINDOW = 256 * 1024
/** Sequential reads fetch more, so that a whole photo takes a few dozen reads. */
const WINDOW_MAX = 4 * 1024 * 1024

/** An object of R2, read through a window. */
export function objectSource(files: R2Bucket, key: string, size: number): ByteSource {
  let start = 0
  let window: Uint8Array<ArrayBufferLike> = new Uint8Array()
  let reach = WINDOW
  const fetchWindow = async (offset: number, length: number) => {
    const object = await files.get(key, { range: { offset, length: Math.min(length, size - offset) } })
    if (!object || !('body' in object)) throw new Error(`${key} is not there`)
    return new Uint8Array(await object.arrayBuffer())
  }
  const open = async (offset: number, length: number): Promise<void> => {
    const stop = start + window.length
    if (offset >= start && offset + length <= stop) return
    const isReadOn = window.length > 0 && offset >= start && offset <= stop
    reach = isReadOn ? Math.min(reach * 2, WINDOW_MAX) : WINDOW
    window = await fetchWindow(offset, Math.max(reach, length))
    start = offset
  }
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    if (offset >= size) return new Uint8Array()
    const wanted = Math.min(length, size - offset)
    await open(offset, wanted)
    return window.subarray(offset - start, offset - start + wanted)
  }
  return {
    size,
    read,
    async ahead(offset) {
      await read(offset, 2)
      return offset >= size ? new Uint8Array() : window.subarray(offset - start)
    },
  }
}
