/** The least width of a photo in CSS pixels: two buttons of BUTTONS_PX fit below it. */
const CELL_PX = 100
const GAP_PX = 8
/** The buttons below a photo. */
const BUTTONS_PX = 44
/** The title of a section, with the gap below it. */
const TITLE_PX = 40
/** The gap below a section. */
const SECTION_GAP_PX = 12
/** What is drawn above and below the visible part, in CSS pixels. */
const BEYOND_PX = 320
const SHAPE = 4 / 3
/** Three buttons fit below a photo of this width. */
const WIDE_PX = 3 * BUTTONS_PX

interface SectionSize {
  cells: number
  hasTitle: boolean
}

/** What is drawn of a section. */
interface SectionRows {
  /** Which of the sections. */
  at: number
  /** Its distance from the top of the list, and its height. */
  top: number
  height: number
  /** The height of its rows above the first drawn one. */
  above: number
  /** The drawn photos: from the first, to before the last. */
  from: number
  to: number
}

interface TrayRows {
  columns: number
  /** True where a photo has room for all its buttons. */
  isWide: boolean
  /** The height of all sections. */
  height: number
  /** Only those that are near the visible part. */
  sections: readonly SectionRows[]
}

const columnsIn = (width: number): number => Math.max(1, Math.floor((width + GAP_PX) / (CELL_PX + GAP_PX)))

const cellPx = (width: number, columns: number): number => (width - GAP_PX * (columns - 1)) / columns

/** The height of a row of photos with the gap below it. */
const rowPxOf = (width: number, columns: number): number =>
  Math.round(cellPx(width, columns) / SHAPE) + BUTTONS_PX + GAP_PX

const titlePx = ({ hasTitle }: SectionSize): number => (hasTitle ? TITLE_PX : 0)

/** What is drawn in a list of this width, of which a part of this height begins at `top`. */
export function trayRows(
  sizes: readonly SectionSize[],
  { width, height, top }: { width: number; height: number; top: number },
): TrayRows {
  const columns = columnsIn(width)
  const rowPx = rowPxOf(width, columns)
  const [first, last] = [top - BEYOND_PX, top + height + BEYOND_PX]
  const sections: SectionRows[] = []
  let below = 0
  for (const [at, size] of sizes.entries()) {
    const rows = Math.ceil(size.cells / columns)
    const rowsTop = below + titlePx(size)
    const sectionHeight = titlePx(size) + rows * rowPx + SECTION_GAP_PX
    if (below < last && below + sectionHeight > first) {
      const from = Math.min(Math.max(Math.floor((first - rowsTop) / rowPx), 0), rows - 1)
      const to = Math.min(Math.max(Math.ceil((last - rowsTop) / rowPx), from + 1), rows)
      sections.push({
        at,
        top: below,
        height: sectionHeight,
        above: from * rowPx,
        from: from * columns,
        to: Math.min(to * columns, size.cells),
      })
    }
    below += sectionHeight
  }
  return { columns, isWide: cellPx(width, columns) >= WIDE_PX, height: below, sections }
}

/** Where a row is in the list. */
export function rowPlace(
  sizes: readonly SectionSize[],
  width: number,
  { section, cell }: { section: number; cell: number },
): { top: number; height: number } {
  const columns = columnsIn(width)
  const rowPx = rowPxOf(width, columns)
  const heights = sizes
    .slice(0, section)
    .map((size) => titlePx(size) + Math.ceil(size.cells / columns) * rowPx + SECTION_GAP_PX)
  const above = heights.reduce((sum, each) => sum + each, 0)
  const size = sizes[section]
  return { top: above + (size ? titlePx(size) : 0) + Math.floor(cell / columns) * rowPx, height: rowPx }
}

/**
 * The photo to which a key leads, by its number over all sections; null for a key that leads nowhere. Up and down stay in
 * their column.
 */
export function cellAfter(key: string, at: number, sizes: readonly SectionSize[], columns: number): number | null {
  const count = sizes.reduce((sum, { cells }) => sum + cells, 0)
  const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }
  const to = places[key]
  if (to !== undefined) return to < 0 || to >= count ? null : to
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const rows: { from: number; cells: number }[] = []
  let from = 0
  for (const { cells } of sizes) {
    for (let row = 0; row < cells; row += columns)
      rows.push({ from: from + row, cells: Math.min(columns, cells - row) })
    from += cells
  }
  const row = rows.findIndex((each) => at >= each.from && at < each.from + each.cells)
  const present = rows[row]
  const next = rows[row + (key === 'ArrowUp' ? -1 : 1)]
  return present && next ? next.from + Math.min(at - present.from, next.cells - 1) : null
}
