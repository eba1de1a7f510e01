/** A stretch of a file. */
export interface ByteRange {
  offset: number
  length: number
}

const RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * What a `Range` header asks of a file of this size: a stretch of it, or what lies behind its end. Null sends the whole:
 * no header, several ranges, or none that HTTP knows.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = RANGE.exec(header?.trim() ?? '') ?? []
  const isNone = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from))
  if (isNone) return null
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Number(to)
  return offset < size ? { offset, length: Math.min(last, size - 1) - offset + 1 } : 'beyond'
}
