import { afterEach, expect, test, vi } from 'vitest'
import { bytesSource } from './byte-source'
import { readJpegParts, TooManySegments } from './jpeg-parts'
import { jpegFile, segment } from './testing/jpeg-file'

/** A scan of the AC coefficients of the first component, and a table whose first code is the end of a block. */
const AC_SCAN = [...segment(0xc4, [0x10, 1, ...Array(15).fill(0), 0]), ...segment(0xda, [1, 1, 0, 1, 63, 0])]
const withoutEnd = (file: Uint8Array): Uint8Array => file.subarray(0, file.length - 2)

afterEach(() => vi.unstubAllGlobals())

/** The longest list of bits that the counting of a file asks for. */
async function longestList(file: Uint8Array): Promise<number> {
  const lengths = [0]
  const Words = Uint32Array
  vi.stubGlobal(
    'Uint32Array',
    class extends Words {
      constructor(length: number) {
        lengths.push(length)
        super(Math.min(length, 1_000_000))
      }
    },
  )
  await readJpegParts(bytesSource(file))
  return Math.max(...lengths)
}

test('the counting of pixels needs memory for those of the largest photo that is taken, and for four components', async () => {
  const of = (size: Parameters<typeof jpegFile>[0]) =>
    longestList(withoutEnd(jpegFile({ frame: 0xc2, after: AC_SCAN, ...size })))
  expect(await of({ width: 800, height: 600, components: 1 })).toBe(15_352)
  expect(await of({ width: 65_500, height: 65_500, components: 1 })).toBe(0)
  expect(await of({ width: 800, height: 600, ids: [1, 2, 3, 4, 5], components: 5 })).toBe(0)
})

test('without an end marker, more than a hundred scans are no photo', async () => {
  const scans = (count: number) =>
    withoutEnd(
      jpegFile({
        frame: 0xc2,
        components: 1,
        width: 16,
        height: 16,
        after: Array(count - 1)
          .fill(AC_SCAN)
          .flat(),
        data: 0,
      }),
    )
  expect(await readJpegParts(bytesSource(scans(100)))).toMatchObject({ hasEnd: false })
  await expect(readJpegParts(bytesSource(scans(101)))).rejects.toThrow(TooManySegments)
})

test('Huffman tables of a number that no component can have end the counting', async () => {
  const table = [0x24, ...Array(16).fill(0)]
  const file = withoutEnd(
    jpegFile({ width: 16, height: 16, components: 1, after: segment(0xc4, Array(3_000).fill(table).flat()) }),
  )
  const made = vi.fn()
  const Codes = Uint16Array
  vi.stubGlobal(
    'Uint16Array',
    class extends Codes {
      constructor(length: number) {
        made()
        super(length)
      }
    },
  )
  expect(await readJpegParts(bytesSource(file))).toMatchObject({ missingPixels: 256 })
  expect(made).not.toHaveBeenCalled()
})
