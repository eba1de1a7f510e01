import { expect, test } from 'vitest'
import { readExif } from './exif'

const u16 = (value: number): number[] => [value >> 8, value & 0xff]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]
const entry = (tag: number, type: number, count: number, value: number): number[] => [
  ...u16(tag),
  ...u16(type),
  ...u32(count),
  ...u32(value),
]

/** A block with pointers to directories of places. */
const blockWith = (directories: readonly number[]): Uint8Array =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...u16(directories.length),
    ...directories.flatMap((at) => entry(0x8825, 4, 1, at)),
    ...Array(64).fill(0),
  ])

test('a block with pointers to more directories of places than a photo has counts as one with a place', () => {
  const end = (count: number) => 10 + count * 12
  expect(readExif(blockWith([end(1)])).hasPosition).toBe(false)
  expect(readExif(blockWith(Array(500).fill(end(500)))).hasPosition).toBe(false)
  expect(readExif(blockWith(Array.from({ length: 8 }, (_, at) => end(8) + at))).hasPosition).toBe(false)
  expect(readExif(blockWith(Array.from({ length: 9 }, (_, at) => end(9) + at))).hasPosition).toBe(true)
})
