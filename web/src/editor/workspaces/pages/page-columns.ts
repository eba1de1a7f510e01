/** Around the picture of a page and below it: its frame and two lines of words, in CSS pixels. */
const FRAME_PX = 16
const WORDS_PX = 44

/** Pages are not drawn larger than this many times their least width. */
const LARGEST = 2.4

interface Room {
  /** What the pages may take, in CSS pixels. */
  width: number
  height: number
  gap: number
  /** How many pages there are, and width divided by height of each. */
  count: number
  shape: number
  /** The least width of a page with its frame. */
  least: number
}

/**
 * The columns in which all pages are seen at once, as large as they can be.
 *
 * @returns null where there are too many pages for the room: they are as small as they may be then, and are scrolled
 */
export function pageColumns({
  width,
  height,
  gap,
  count,
  shape,
  least,
}: Room): { count: number; width: number } | null {
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)))
  let best: { count: number; width: number } | null = null
  for (let columns = 1; columns <= Math.min(most, count); columns++) {
    const rows = Math.ceil(count / columns)
    const across = (width - gap * (columns - 1)) / columns
    const high = (height - gap * (rows - 1)) / rows - FRAME_PX - WORDS_PX
    const fitting = Math.floor(Math.min(across, high * shape + FRAME_PX, LARGEST * least))
    if (fitting >= least && fitting > (best?.width ?? 0)) best = { count: columns, width: fitting }
  }
  return best
}
