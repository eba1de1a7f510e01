/** Gives a stream a known length, if the platform supports it. R2 and browsers need it. */
export function fixedLength(stream: ReadableStream<Uint8Array>, bytes: number | null): ReadableStream<Uint8Array> {
  if (bytes === null || typeof FixedLengthStream === 'undefined') return stream
  const fixed = new FixedLengthStream(bytes)
  // The reader of the stream gets the same error.
  stream.pipeTo(fixed.writable).catch(() => {})
  return fixed.readable
}
