/** Random numbers in 0..1 by their seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Soft noise in -1..1 that goes on without a seam: `columns` by `rows` values over the width and height of a picture. */
export function softNoise(columns: number, rows: number, width: number, height: number, seed: number) {
  const random = randomOf(seed)
  const values = Float32Array.from({ length: columns * rows }, () => 2 * random() - 1)
  const at = (column: number, row: number) => values[(row % rows) * columns + (column % columns)] ?? 0
  return (x: number, y: number): number => {
    const [across, down] = [(x / width) * columns, (y / height) * rows]
    const [column, row] = [Math.floor(across), Math.floor(down)]
    const [s, t] = [smooth(across - column), smooth(down - row)]
    const above = at(column, row) * (1 - s) + at(column + 1, row) * s
    const below = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s
    return above * (1 - t) + below * t
  }
}
