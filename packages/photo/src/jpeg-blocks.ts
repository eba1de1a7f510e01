import type { BitReader } from './bit-reader'
import type { HuffmanTable } from './huffman'

/** What a scan codes, from its header. */
export interface ScanBand {
  /** The first and the last coefficient of each block. */
  from: number
  to: number
  /** True where earlier scans have coded these coefficients less precisely. */
  isRefining: boolean
  isProgressive: boolean
}

/** The coefficients of a component that are not zero, one bit each: a refining scan codes a bit of each. */
export class NonZero {
  readonly #words: Uint32Array

  constructor(blocks: number) {
    this.#words = new Uint32Array(blocks * 2)
  }

  has = (block: number, at: number): boolean => (((this.#words[block * 2 + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1

  add(block: number, at: number): void {
    const word = block * 2 + (at >> 5)
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (at & 31))
  }

  /** The block as it is now, to be put back where it is read again. */
  keep = (block: number): readonly [number, number] => [this.#words[block * 2] ?? 0, this.#words[block * 2 + 1] ?? 0]

  putBack(block: number, [low, high]: readonly [number, number]): void {
    this.#words[block * 2] = low
    this.#words[block * 2 + 1] = high
  }
}

/** Reads past a block of a sequential JPEG. */
export function skipBlock(bits: BitReader, dc: HuffmanTable, ac: HuffmanTable): void {
  bits.take(bits.symbol(dc) & 15)
  for (let at = 1; at < 64; ) {
    const symbol = bits.symbol(ac)
    const [zeros, size] = [symbol >> 4, symbol & 15]
    if (size === 0 && zeros < 15) return
    at += zeros + 1
    bits.take(size)
  }
}

/** Reads past the AC coefficients of a block for the first time. Answers the number of empty blocks behind it. */
export function skipFirst(bits: BitReader, ac: HuffmanTable, { from, to }: ScanBand, seen: NonZero, block: number) {
  for (let at = from; at <= to; at += 1) {
    const symbol = bits.symbol(ac)
    const [zeros, size] = [symbol >> 4, symbol & 15]
    if (size === 0 && zeros < 15) return (1 << zeros) - 1 + bits.take(zeros)
    at += zeros
    bits.take(size)
    if (size > 0) seen.add(block, at)
  }
  return 0
}

/** The same for coefficients that are made more precise. `empty` is the number of empty blocks from this one on. */
export function skipRefined(
  bits: BitReader,
  ac: HuffmanTable,
  { from, to }: ScanBand,
  seen: NonZero,
  { block, empty }: { block: number; empty: number },
): number {
  let at = from
  let left = empty
  for (; left === 0 && at <= to; at += 1) {
    const symbol = bits.symbol(ac)
    let zeros = symbol >> 4
    const isNew = (symbol & 15) > 0
    if (!isNew && zeros < 15) {
      left = (1 << zeros) + bits.take(zeros)
      break
    }
    if (isNew) bits.take(1)
    for (; at <= to; at += 1) {
      if (seen.has(block, at)) bits.take(1)
      else if (zeros === 0) break
      else zeros -= 1
    }
    if (isNew) seen.add(block, at)
  }
  if (left === 0) return 0
  for (; at <= to; at += 1) if (seen.has(block, at)) bits.take(1)
  return left - 1
}
