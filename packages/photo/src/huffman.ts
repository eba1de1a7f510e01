/** A table that answers with the next 16 bits: the length of their code times 256, and its symbol; 0 for no code. */
export type HuffmanTable = Uint16Array

const TABLE_BITS = 16

/** Class and number of a table. */
const KEY = 0x13

/** The tables of a DHT segment, by class and number: 0–3 for DC, 16–19 for AC. One of another number ends the reading. */
export function readHuffmanTables(body: Uint8Array, into: Map<number, HuffmanTable>): void {
  for (let at = 0; at + 17 <= body.length; ) {
    const key = body[at] ?? 0
    if ((key & ~KEY) !== 0) return
    const counts = body.subarray(at + 1, at + 17)
    // A segment may have thousands of tables, so the memory of the one before is used again.
    const table = into.get(key)?.fill(0) ?? new Uint16Array(1 << TABLE_BITS)
    let next = at + 17
    let code = 0
    counts.forEach((count, index) => {
      const length = index + 1
      for (let n = 0; n < count; n += 1) {
        const start = code << (TABLE_BITS - length)
        table.fill(length * 256 + (body[next] ?? 0), start, start + (1 << (TABLE_BITS - length)))
        next += 1
        code += 1
      }
      code <<= 1
    })
    into.set(key, table)
    at = next
  }
}
