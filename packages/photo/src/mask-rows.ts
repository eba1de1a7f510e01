/** The filter by which a row says only how it differs from the one above: most rows of a mask are alike. */
const UP = 2
/** Rows that are read at a time. */
const ROWS = 64

/**
 * The compressed rows of a mask.
 *
 * @param opacity of so many rows from one on, a byte for each pixel: 0 is see-through
 */
export async function maskRows(
  width: number,
  height: number,
  opacity: (top: number, rows: number) => Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  let top = 0
  let above = new Uint8Array(width)
  const filtered = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const rows = Math.min(ROWS, height - top)
      if (rows === 0) return controller.close()
      const values = opacity(top, rows)
      const out = new Uint8Array(rows * (width + 1))
      for (let row = 0; row < rows; row += 1) {
        const own = values.slice(row * width, (row + 1) * width)
        const at = row * (width + 1)
        out[at] = UP
        for (let x = 0; x < width; x += 1) out[at + 1 + x] = (own[x] ?? 0) - (above[x] ?? 0)
        above = own
      }
      top += rows
      controller.enqueue(out)
    },
  })
  return new Uint8Array(await new Response(filtered.pipeThrough(new CompressionStream('deflate'))).arrayBuffer())
}
