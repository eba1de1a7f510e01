// Reduces a filled drawing to its centre line, the line of the tube, by Zhang and Suen's thinning.

/** Thins a mask (1 is ink) in place until every line is one pixel wide. */
export function centreLine(mask: Uint8Array, width: number, height: number): Uint8Array {
  const around = [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1]
  for (let changed = true; changed; ) {
    changed = false
    for (const second of [false, true]) {
      const gone: number[] = []
      for (let y = 1; y < height - 1; y++)
        for (let x = 1; x < width - 1; x++) {
          const at = y * width + x
          if (mask[at] && isEdge(mask, at, around, second)) gone.push(at)
        }
      for (const at of gone) mask[at] = 0
      changed ||= gone.length > 0
    }
  }
  return mask
}

/** True for a pixel that can be removed: on an edge, not the end of a line, and not a connection of two lines. */
function isEdge(mask: Uint8Array, at: number, around: readonly number[], second: boolean): boolean {
  const near = around.map((step) => mask[at + step] ?? 0)
  const count = near.reduce((sum, ink) => sum + ink, 0)
  if (count < 2 || count > 6) return false
  let turns = 0
  for (let k = 0; k < 8; k++) if (!near[k] && near[(k + 1) % 8]) turns++
  if (turns !== 1) return false
  const [north, , east, , south, , west] = near
  return second
    ? !(north && east && west) && !(north && south && west)
    : !(north && east && south) && !(east && south && west)
}
