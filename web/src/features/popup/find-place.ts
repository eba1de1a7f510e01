/** Where something is on the screen, in CSS px from its top left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Screen {
  height: number
  /** Where it may be from the left edge of the screen, the best first. */
  lefts: readonly number[]
  width: number
  /** Below this line nothing may be: a bar of the page, or the edge of the screen. */
  floor: number
}

interface Heights {
  whole: number
  /** With its heading only. */
  folded: number
}

/** Where the sheet goes: distances from the left and the bottom of the screen. Null if it covers a button wherever it is. */
export type Place = { isFolded: boolean; left: number; bottom: number } | null

/** Kept free around a button, so that a finger does not slip onto the sheet. */
const MARGIN = 4
const STEP = 8
/** A sheet is looked for at the bottom of the screen: in its lower two thirds. */
const HIGHEST = 1 / 3

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right + MARGIN && b.left < a.right + MARGIN && a.top < b.bottom + MARGIN && b.top < a.bottom + MARGIN

/**
 * A place for the sheet on which it covers no button: whole where that is possible, folded where it is not, and as low as it
 * goes. On wide screens both corners are tried at each height.
 */
export function findPlace(buttons: readonly Box[], { height, lefts, width, floor }: Screen, heights: Heights): Place {
  const isFree = (left: number, lowest: number, own: number) => {
    const box = { left, right: left + width, top: lowest - own, bottom: lowest }
    return !buttons.some((button) => meets(button, box))
  }
  for (const [isFolded, own] of [[false, heights.whole] as const, [true, heights.folded] as const]) {
    for (let lowest = floor; lowest - own >= height * HIGHEST; lowest -= STEP) {
      const left = lefts.find((at) => isFree(at, lowest, own))
      if (left !== undefined) return { isFolded, left, bottom: height - lowest }
    }
  }
  return null
}
