import type { GlyphsPrimitive, Matrix, Primitive } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape } from '@kea/design/text/shape'

const FONTS: Record<'plain' | 'bold', FontId> = { plain: 'figtree', bold: 'nunito' }
const COLOUR = { text: '#1c1c1c', soft: '#5a5a5a', line: '#c9c9c9' } as const
const RULE = { thin: 0.2, thick: 0.5 }
export const SIZE = { title: 8, brand: 5.2, text: 3.5, small: 3 }

export interface TextStyle {
  size?: number
  isBold?: boolean
  isSoft?: boolean
}

/** A line of text from the start of its baseline, and its width. Letters that the font lacks are left out. */
function textOf(text: string, shape: Shape, { size = SIZE.text, isBold, isSoft }: TextStyle) {
  const font = FONTS[isBold ? 'bold' : 'plain']
  const run = shape(text.normalize('NFC'), font, { ligatures: true })
  if (!run) throw new Error(`The font ${font} is not loaded`)
  let x = 0
  const glyphs = run.glyphs.map(({ id, text: part, advance, dx, dy }) => {
    const at = x
    x += advance * size
    return { id, text: part, transform: [1, 0, 0, 1, at + dx * size, dy * size] as const }
  })
  const colour = isSoft ? COLOUR.soft : COLOUR.text
  const primitive: GlyphsPrimitive = { kind: 'glyphs', font, sizeMm: size, glyphs, colour }
  return { primitive, width: x }
}

/** The text cut to a width at its words, with an ellipsis. */
function fitted(text: string, width: number, shape: Shape, style: TextStyle) {
  let words = text.split(' ')
  let set = textOf(text, shape, style)
  while (set.width > width && words.length > 1) {
    words = words.slice(0, -1)
    set = textOf(`${words.join(' ')}…`, shape, style)
  }
  return set
}

/** Pages of lines of text. `y` is the baseline that is written on. */
export class PageWriter {
  readonly pages: Primitive[][] = [[]]
  y = 0
  readonly #shape: Shape

  constructor(shape: Shape) {
    this.#shape = shape
  }

  startPage(y: number): void {
    this.pages.push([])
    this.y = y
  }

  /** On the baseline, cut to the width. */
  write(text: string, x: number, width: number, style: TextStyle = {}): void {
    this.#place(fitted(text, width, this.#shape, style).primitive, x)
  }

  /** On the baseline, ending at `right`. */
  writeRight(text: string, right: number, style: TextStyle = {}): void {
    const { primitive, width } = textOf(text, this.#shape, style)
    this.#place(primitive, right - width)
  }

  /** The text in lines of at most this width. A longer word has a line of its own. */
  linesOf(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = [...lines.slice(-1), word].join(' ')
      const isFitting = lines.length > 0 && textOf(longer, this.#shape, style).width <= width
      if (isFitting) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  rule(left: number, right: number, weight: keyof typeof RULE = 'thin'): void {
    const path = `M${left} ${this.y} L${right} ${this.y}`
    this.put({ kind: 'path', path, stroke: { colour: COLOUR.line, widthMm: RULE[weight] } })
  }

  put(primitive: Primitive): void {
    this.pages.at(-1)?.push(primitive)
  }

  /** A line at the same place of every page. */
  onEveryPage(text: (page: number, pages: number) => string, x: number, y: number, style: TextStyle): void {
    this.pages.forEach((list, at) => {
      const { primitive } = textOf(text(at + 1, this.pages.length), this.#shape, style)
      list.push({ kind: 'group', transform: [1, 0, 0, 1, x, y], children: [primitive] })
    })
  }

  #place(primitive: Primitive, x: number): void {
    const transform: Matrix = [1, 0, 0, 1, x, this.y]
    this.put({ kind: 'group', transform, children: [primitive] })
  }
}
