import type { DisplayPage, GlyphsPrimitive, Matrix, Primitive } from '@kea/design/display-list'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape } from '@kea/design/text/shape'
import type { Invoice, InvoiceLine } from './invoice'

/** A4 without the margin that a print file adds on each side. */
const PAGE = { width: 194, height: 281 }
const LEFT = 12
const RIGHT = PAGE.width - LEFT
/** Right edges of the columns of numbers. */
const COLUMNS = { quantity: 122, unit: 150, amount: RIGHT }
const BOTTOM = PAGE.height - 22
const SIZE = { title: 8, text: 3.5, small: 3 }
const FONTS: Record<'plain' | 'bold', FontId> = { plain: 'figtree', bold: 'nunito' }
const COLOUR = { text: '#1c1c1c', soft: '#5a5a5a', line: '#c9c9c9' } as const
const ROW = 5.2

interface TextStyle {
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

/** Writes an invoice on as many pages as it needs. */
export function invoicePages(invoice: Invoice, shape: Shape): DisplayPage[] {
  const pages: Primitive[][] = [[]]
  let y = 0
  const put = (primitive: Primitive) => pages.at(-1)?.push(primitive)
  const place = (primitive: Primitive, x: number) => {
    const transform: Matrix = [1, 0, 0, 1, x, y]
    put({ kind: 'group', transform, children: [primitive] })
  }
  const write = (text: string, x: number, style: TextStyle = {}, width = RIGHT - x) =>
    place(fitted(text, width, shape, style).primitive, x)
  const writeRight = (text: string, right: number, style: TextStyle = {}) => {
    const { primitive, width } = textOf(text, shape, style)
    place(primitive, right - width)
  }
  const rule = () =>
    put({
      kind: 'path',
      path: `M${LEFT} ${y} L${RIGHT} ${y}`,
      stroke: { colour: COLOUR.line, widthMm: 0.2 },
    })
  const startPage = () => {
    pages.push([])
    y = 20
  }
  const need = (height: number) => {
    if (y + height <= BOTTOM) return
    startPage()
    heading()
  }

  function heading() {
    write('Item', LEFT, { isSoft: true, size: SIZE.small })
    writeRight('Number', COLUMNS.quantity, { isSoft: true, size: SIZE.small })
    writeRight('Each', COLUMNS.unit, { isSoft: true, size: SIZE.small })
    writeRight('Amount', COLUMNS.amount, { isSoft: true, size: SIZE.small })
    y += 2
    rule()
    y += ROW
  }

  function writeLine({ name, about, quantity, unit, amount }: InvoiceLine) {
    need(2 * ROW)
    const width = COLUMNS.quantity - 16 - LEFT
    write(name, LEFT, {}, width)
    writeRight(String(quantity), COLUMNS.quantity)
    writeRight(unit, COLUMNS.unit)
    writeRight(amount, COLUMNS.amount)
    if (about !== '') {
      y += ROW - 0.7
      write(about, LEFT, { isSoft: true, size: SIZE.small }, width)
    }
    y += 2.2
    rule()
    y += ROW
  }

  y = 22
  write(invoice.title, LEFT, { size: SIZE.title, isBold: true })
  const top = y
  y = 16
  for (const line of invoice.supplier) {
    writeRight(line, RIGHT, { isSoft: true })
    y += ROW
  }
  y = Math.max(y, top) + 8
  const start = y
  write('For', LEFT, { isSoft: true, size: SIZE.small })
  y += ROW
  for (const line of invoice.buyer) {
    write(line, LEFT, {}, 80)
    y += ROW
  }
  const below = y
  y = start
  for (const { label, value } of invoice.facts) {
    write(label, 108, { isSoft: true })
    writeRight(value, RIGHT)
    y += ROW
  }
  y = Math.max(y, below) + 10
  heading()
  for (const line of invoice.lines) writeLine(line)
  need(invoice.totals.length * ROW)
  for (const { label, value, isBold } of invoice.totals) {
    write(label, 108, { isBold })
    writeRight(value, RIGHT, { isBold })
    y += ROW + 0.6
  }
  pages.forEach((list, at) => {
    y = PAGE.height - 8
    const { primitive } = textOf(`${invoice.number}, page ${at + 1} of ${pages.length}`, shape, {
      size: SIZE.small,
      isSoft: true,
    })
    list.push({ kind: 'group', transform: [1, 0, 0, 1, LEFT, y], children: [primitive] })
  })
  const box = { x: 0, y: 0, ...PAGE }
  return pages.map((list, at) => ({
    surface: `invoice-${at + 1}`,
    label: `Page ${at + 1}`,
    bleedBox: box,
    trimBox: box,
    list,
    cuts: [],
    copies: 1,
  }))
}
