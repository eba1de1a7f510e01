/** A part of a file. */
export interface ByteRange {
  offset: number
  length: number
}

const RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * Reads a `Range` header for a file of this size. The range may lie beyond the end of the file. Null means the whole
 * file: there is no header, it has several ranges, or it is not valid.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = RANGE.exec(header?.trim() ?? '') ?? []
  const isNone = (from === '' && to === '') || (to !== '' && Number(to) < Number(from))
  if (isNone) return null
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Number(to)
  return offset < size ? { offset, length: Math.min(last, size - 1) - offset + 1 } : 'beyond'
}
