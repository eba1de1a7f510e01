import { pathCommands } from '../geometry/path'
import type { Size } from '../geometry/surfaces'
import { glyphOf, type NeonWords } from './lay-words'
import type { TubeFont, TubeGlyph } from './tube-font'

interface Reach {
  left: number
  right: number
  top: number
  bottom: number
}

const known = new WeakMap<TubeGlyph, Reach>()

/** Around the points that a glyph's curves are drawn by, in thousandths of an em. */
function reachOf(glyph: TubeGlyph): Reach {
  const found = known.get(glyph)
  if (found) return found
  const points = glyph.strokes.flatMap((path) => pathCommands(path).flatMap((command) => command.points))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const reach = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  known.set(glyph, reach)
  return reach
}

/** Around a row of letters, from the left end of its base line; null for one that draws nothing. */
function rowReach(text: string, font: TubeFont): Reach | null {
  let x = 0
  const reaches: Reach[] = []
  for (const character of text) {
    const glyph = glyphOf(font, character)
    if (glyph) {
      const reach = reachOf(glyph)
      reaches.push({ ...reach, left: x + reach.left, right: x + reach.right })
    }
    x += glyph?.advance ?? font.space
  }
  if (reaches.length === 0) return null
  return {
    left: Math.min(...reaches.map(({ left }) => left)),
    right: Math.max(...reaches.map(({ right }) => right)),
    top: Math.min(...reaches.map(({ top }) => top)),
    bottom: Math.max(...reaches.map(({ bottom }) => bottom)),
  }
}

/** The size of words whose capitals are 1 high; null for words that draw nothing. */
export function unitSize({ lines, lineSpacing }: NeonWords, font: TubeFont): Size | null {
  const rows = lines.flatMap((text, row) => {
    const reach = rowReach(text, font)
    const down = row * lineSpacing * font.capHeight
    return reach ? [{ width: reach.right - reach.left, top: down + reach.top, bottom: down + reach.bottom }] : []
  })
  if (rows.length === 0) return null
  const height = Math.max(...rows.map(({ bottom }) => bottom)) - Math.min(...rows.map(({ top }) => top))
  return { width: Math.max(...rows.map(({ width }) => width)) / font.capHeight, height: height / font.capHeight }
}
