import type { DisplayPage } from '@kea/design/geometry/display-list'
import type { Shape } from '@kea/design/text/shape'
import type { Invoice, InvoiceLine, InvoiceSum } from './invoice'
import { PageWriter, SIZE, type TextStyle } from './page-writer'
import { SHOP_MARK, SHOP_MARK_SIZE } from './shop-mark'

/** A4 without the margin that a print file adds on each side. */
const PAGE = { width: 194, height: 281 }
const LEFT = 12
const RIGHT = PAGE.width - LEFT
/** Left edge of the facts and the sums. */
const MIDDLE = 104
/** The width of the label of a fact. */
const FACT_LABEL = 26
/** Right edges of the columns of numbers. */
const COLUMNS = { quantity: 122, unit: 150, amount: RIGHT }
const BOTTOM = PAGE.height - 22
const ROW = 5.2
const MARK_MM = 13
const SMALL: TextStyle = { isSoft: true, size: SIZE.small }

/** The logo and the name at the left, the supplier at the right. */
function writeHead(page: PageWriter, { brand, supplier }: Invoice): void {
  const scale = MARK_MM / SHOP_MARK_SIZE
  page.put({ kind: 'group', transform: [scale, 0, 0, scale, LEFT, 12], children: [...SHOP_MARK] })
  page.y = 20.5
  page.write(brand, LEFT + MARK_MM + 3.5, 70, { size: SIZE.brand, isBold: true })
  page.y = 16
  for (const line of supplier) {
    page.writeRight(line, RIGHT, { isSoft: true })
    page.y += ROW
  }
}

/** Blocks of lines below each other, each with a small heading. */
function writeBlocks(page: PageWriter, blocks: Invoice['blocks']): void {
  for (const { label, lines } of blocks) {
    page.write(label, LEFT, 80, SMALL)
    page.y += ROW
    for (const line of lines) {
      page.write(line, LEFT, MIDDLE - LEFT - 6)
      page.y += ROW
    }
    page.y += 3
  }
}

function writeFacts(page: PageWriter, facts: Invoice['facts']): void {
  for (const { label, value } of facts) {
    page.write(label, MIDDLE, FACT_LABEL, { isSoft: true })
    for (const line of page.linesOf(value, RIGHT - MIDDLE - FACT_LABEL)) {
      page.writeRight(line, RIGHT)
      page.y += ROW
    }
  }
}

function writeColumns(page: PageWriter): void {
  page.write('Item', LEFT, 40, SMALL)
  page.writeRight('Quantity', COLUMNS.quantity, SMALL)
  page.writeRight('Each', COLUMNS.unit, SMALL)
  page.writeRight('Amount', COLUMNS.amount, SMALL)
  page.y += 2
  page.rule(LEFT, RIGHT, 'thick')
  page.y += ROW
}

/** Starts a page with the heads of the columns if less than this is left. */
function need(page: PageWriter, height: number): void {
  if (page.y + height <= BOTTOM) return
  page.startPage(20)
  writeColumns(page)
}

function writeLine(page: PageWriter, { name, about, quantity, unit, amount }: InvoiceLine): void {
  const width = COLUMNS.quantity - 20 - LEFT
  const details = about === '' ? [] : page.linesOf(about, width, SMALL)
  need(page, (1 + details.length) * ROW)
  page.write(name, LEFT, width)
  page.writeRight(String(quantity), COLUMNS.quantity)
  page.writeRight(unit, COLUMNS.unit)
  page.writeRight(amount, COLUMNS.amount)
  for (const detail of details) {
    page.y += ROW - 0.7
    page.write(detail, LEFT, width, SMALL)
  }
  page.y += 2.2
  page.rule(LEFT, RIGHT)
  page.y += ROW
}

/** The total stands between two lines. */
function writeSum(page: PageWriter, { label, value, isBold, isSoft }: InvoiceSum): void {
  const style = { isBold, isSoft, ...(isBold && { size: 4.2 }) }
  if (isBold) {
    page.y -= 2.4
    page.rule(MIDDLE, RIGHT, 'thick')
    page.y += 5.8
  }
  page.write(label, MIDDLE, 50, style)
  page.writeRight(value, RIGHT, style)
  if (isBold) {
    page.y += 2.8
    page.rule(MIDDLE, RIGHT, 'thick')
    page.y += 0.4
  }
  page.y += ROW + 0.4
}

/** Writes an invoice on as many pages as it needs. */
export function invoicePages(invoice: Invoice, shape: Shape): DisplayPage[] {
  const page = new PageWriter(shape)
  writeHead(page, invoice)
  page.y = Math.max(page.y, 40) + 8
  page.write(invoice.title, LEFT, 90, { size: SIZE.title, isBold: true })
  page.y += 11
  const top = page.y
  writeBlocks(page, invoice.blocks)
  const below = page.y
  page.y = top
  writeFacts(page, invoice.facts)
  page.y = Math.max(page.y, below) + 6
  writeColumns(page)
  for (const line of invoice.lines) writeLine(page, line)
  page.y += 1.5
  need(page, (invoice.totals.length + 2) * ROW)
  for (const sum of invoice.totals) writeSum(page, sum)
  const foot = (at: number, of: number) => `${invoice.number}, page ${at} of ${of}`
  page.onEveryPage(foot, LEFT, PAGE.height - 8, SMALL)
  const box = { x: 0, y: 0, ...PAGE }
  return page.pages.map((list, at) => ({
    surface: `invoice-${at + 1}`,
    label: `Page ${at + 1}`,
    bleedBox: box,
    trimBox: box,
    list,
    cuts: [],
    copies: 1,
  }))
}
