import type { HuffmanTable } from './huffman'
import { isRestart } from './jpeg-markers'

/** The coded data has ended, or makes no sense from here on. */
export class DataEnd extends Error {}
/** The bytes that are here have ended, and the file goes on. */
export class NeedMore extends Error {}

const END = new DataEnd()
const MORE = new NeedMore()

export interface Mark {
  position: number
  buffer: number
  bits: number
}

/** Reads bits of coded data. A marker ends them; a stuffed zero is left out. */
export class BitReader {
  #bytes: Uint8Array = new Uint8Array()
  #isLast = false
  #position = 0
  #buffer = 0
  #bits = 0

  /** Goes on with these bytes, from `position` in them. */
  open(bytes: Uint8Array, position: number, isLast: boolean): void {
    this.#bytes = bytes
    this.#position = position
    this.#isLast = isLast
  }

  mark = (): Mark => ({ position: this.#position, buffer: this.#buffer, bits: this.#bits })

  reset({ position, buffer, bits }: Mark): void {
    this.#position = position
    this.#buffer = buffer
    this.#bits = bits
  }

  #byteAt(position: number): number | undefined {
    const byte = this.#bytes[position]
    if (byte === undefined && !this.#isLast) throw MORE
    return byte
  }

  /** Has up to this many bits ready: fewer at the end of the data. */
  #fill(count: number): void {
    while (this.#bits < count) {
      const byte = this.#byteAt(this.#position)
      if (byte === undefined) return
      if (byte === 0xff && this.#byteAt(this.#position + 1) !== 0) return
      this.#position += byte === 0xff ? 2 : 1
      this.#buffer = (this.#buffer << 8) | byte
      this.#bits += 8
    }
  }

  take(count: number): number {
    if (count === 0) return 0
    this.#fill(count)
    if (this.#bits < count) throw END
    this.#bits -= count
    return (this.#buffer >>> this.#bits) & ((1 << count) - 1)
  }

  symbol(table: HuffmanTable): number {
    this.#fill(16)
    const shown = this.#bits >= 16 ? this.#buffer >>> (this.#bits - 16) : this.#buffer << (16 - this.#bits)
    const entry = table[shown & 0xffff] ?? 0
    const length = entry >> 8
    if (length === 0 || length > this.#bits) throw END
    this.#bits -= length
    return entry & 0xff
  }

  /** Goes past a restart marker. */
  restart(): void {
    this.#bits = 0
    while (this.#byteAt(this.#position) === 0xff && this.#byteAt(this.#position + 1) === 0xff) this.#position += 1
    if (this.#byteAt(this.#position) !== 0xff || !isRestart(this.#byteAt(this.#position + 1) ?? 0)) throw END
    this.#position += 2
  }

  /** The position after the last byte of which a bit was read. */
  consumed(): number {
    let at = this.#position
    for (let whole = this.#bits >> 3; whole > 0; whole -= 1) {
      at -= this.#bytes[at - 1] === 0 && this.#bytes[at - 2] === 0xff ? 2 : 1
    }
    return at
  }
}
