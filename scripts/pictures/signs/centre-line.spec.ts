import { expect, test } from 'vitest'
import { centreLine } from './centre-line.ts'

const drawn = (rows: string[]) => Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0))
const shown = (mask: Uint8Array, width: number) =>
  Array.from({ length: mask.length / width }, (_, y) =>
    Array.from(mask.subarray(y * width, (y + 1) * width), (ink) => (ink ? '#' : '.')).join(''),
  )

test('a thick bar becomes the line along its middle', () => {
  const bar = drawn(['............', '.##########.', '.##########.', '.##########.', '............'])
  const rows = shown(centreLine(bar, 12, 5), 12)
  expect(rows.filter((row) => row.includes('#'))).toHaveLength(1)
  expect(rows[2]).toMatch(/^\.+#{6,}\.+$/)
})

test('a ring stays a ring, one pixel wide, about the same hole', () => {
  const size = 31
  const ring = new Uint8Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (Math.abs(Math.hypot(x - 15, y - 15) - 9) < 2.5) ring[y * size + x] = 1
  const line = centreLine(ring, size, size)
  const ink = [...line.keys()].filter((at) => line[at])
  for (const at of ink) expect(Math.abs(Math.hypot((at % size) - 15, Math.floor(at / size) - 15) - 9)).toBeLessThan(1.5)
  expect(ink.length).toBeGreaterThan(40)
  expect(ink.length).toBeLessThan(80)
  expect(fill(line, size, 15 * size + 15)).not.toContain(0)
})

/** The pixels that are connected to a pixel without ink between them; 0 is the corner of the picture. */
function fill(mask: Uint8Array, size: number, from: number): Set<number> {
  const seen = new Set([from])
  for (const at of seen)
    for (const next of [at - size, at + size, at - 1, at + 1])
      if (next >= 0 && next < mask.length && !mask[next]) seen.add(next)
  return seen
}
