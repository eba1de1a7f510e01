/** A body whose length is known keeps it, where the platform can say so: storage and browsers ask for it. */
export function fixedLength(stream: ReadableStream<Uint8Array>, bytes: number | null): ReadableStream<Uint8Array> {
  if (bytes === null || typeof FixedLengthStream === 'undefined') return stream
  const fixed = new FixedLengthStream(bytes)
  // The reader of the other end meets the failure too.
  stream.pipeTo(fixed.writable).catch(() => {})
  return fixed.readable
}
