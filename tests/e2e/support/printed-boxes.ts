import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { growPage, pageBoxes } from '@kea/design/geometry/page-boxes'
import type { PrintedFile, ProductDefinition, ProductPart } from '@kea/design/product/definition'
import { partsOf } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import { expect } from 'playwright/test'
import { judge } from '../../support/pdf-judges'
import { command, rows, storedFiles } from './shop-state'

const POINTS_PER_MM = 72 / 25.4
/** The writer rounds to hundredths of a point. */
const NEAR = 0.05

interface LineRow {
  sku: string
  option_uids: string | null
  definition: string
  state: string
  error: string | null
  files: string
}

/**
 * Waits until the store has made all files. The command is a request too, and the first one of a minute runs the jobs. A
 * busy machine may refuse one, as it would an operator, who asks again.
 */
export const printsAreMade = (order: string, timeout = 150_000): Promise<void> =>
  expect(async () => expect(command('print')).not.toContain(order)).toPass({ timeout, intervals: [5_000] })

/** Short and long side of a page's boxes in points. The shopper may have turned the piece. */
interface Sides {
  trim: number[]
  bleed: number[]
}

const ascending = (sides: number[]) => sides.toSorted((a, b) => a - b)

/** What the definition says about the pages of a part. */
function wantedPages(part: ProductPart, split: PrintedFile['split']): Sides[] {
  const face = { width: part.size.widthMm, height: part.size.heightMm }
  const inPoints = ({ width, height }: { width: number; height: number }) =>
    ascending([width * POINTS_PER_MM, height * POINTS_PER_MM])
  return pageBoxes({ part, face }, split).map(({ face: box, bound }) => ({
    trim: inPoints(growPage(box, part.wrapMm, bound)),
    bleed: inPoints(growPage(box, part.wrapMm + part.bleedMm, bound)),
  }))
}

/** The pages of each file of a line. */
function wantedFiles(definition: ProductDefinition, options: readonly string[]): Sides[][] {
  const parts = partsOf(definition, options)
  const { paidPages } = arrangementOf(definition)
  const pagesIn = (ids: readonly string[], split?: PrintedFile['split']) =>
    ids.flatMap((id) =>
      parts
        .filter((part) => part.id === id)
        .flatMap((part) => {
          const times = paidPages(definition, options, part.sameAs?.part ?? part.id)
          return Array.from({ length: times }, () => wantedPages(part, split)).flat()
        }),
    )
  const files = definition.files?.map((file) => pagesIn(file.parts, file.split)) ?? [pagesIn(parts.map(({ id }) => id))]
  return files.filter((pages) => pages.length > 0)
}

const sidesOf = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => ascending([right - left, top - bottom])

const differ = (ours: number[], theirs: number[]) => ours.some((side, at) => Math.abs(side - (theirs[at] ?? 0)) > NEAR)

/** What is wrong with the files of a line. */
function faultsOf({ option_uids, definition: json }: LineRow, pdfs: readonly Buffer[]): string[] {
  const definition = readDefinition(json)
  if (!definition) return ['the definition cannot be read']
  const wanted = wantedFiles(definition, JSON.parse(option_uids ?? '[]'))
  if (pdfs.length !== wanted.length) return [`has ${pdfs.length} files instead of ${wanted.length}`]
  return pdfs.flatMap((pdf, at) => faultsIn(pdf, wanted[at] ?? []))
}

/** What is wrong with the pages of a file. */
function faultsIn(pdf: Buffer, wanted: readonly Sides[]): string[] {
  const file = judge(pdf)
  try {
    file.check()
    const pages = file.pageBoxes().map(({ trim, bleed }) => ({ trim: sidesOf(trim), bleed: sidesOf(bleed) }))
    if (pages.length !== wanted.length) return [`has ${pages.length} pages instead of ${wanted.length}`]
    return pages.flatMap((page, at) => {
      const { trim, bleed } = wanted[at] as Sides
      return differ(page.trim, trim) || differ(page.bleed, bleed)
        ? [`page ${at + 1}: ${JSON.stringify(page)} instead of ${JSON.stringify({ trim, bleed })}`]
        : []
    })
  } finally {
    file.close()
  }
}

/** A designed line of an order with its print files, or with the state and the error of files that are missing. */
interface PrintedLine extends LineRow {
  pdfs: readonly Buffer[]
}

/** Pays an order of designs, waits for its print files, and reads them. */
export async function paidPrints(order: string): Promise<PrintedLine[]> {
  command('paid', order)
  return madePrints(order)
}

/** Waits for the print files of a paid order, and reads them. */
export async function madePrints(order: string): Promise<PrintedLine[]> {
  await printsAreMade(order, 600_000)
  const lines = rows<LineRow>(
    `SELECT l.sku, l.option_uids, coalesce(s.definition, p.definition) AS definition, f.state, f.error, f.files
     FROM print_files f JOIN orders o ON o.id = f.order_id JOIN order_lines l ON l.id = f.line_id
       LEFT JOIN ordered_definitions s ON s.sha256 = l.definition_sha256 LEFT JOIN products p ON p.id = l.product_id
     WHERE o.number = '${order}' ORDER BY l.id`,
  )
  const keysOf = (line: LineRow) =>
    line.state === 'made' ? (JSON.parse(line.files) as { key: string }[]).map(({ key }) => key) : []
  const keys = lines.flatMap(keysOf)
  const files = storedFiles(keys)
  return lines.map((line) => ({ ...line, pdfs: keysOf(line).flatMap((key) => files[keys.indexOf(key)] ?? []) }))
}

/** Pays an order of designs and compares the boxes of its print files with the definitions; what is wrong, by sku. */
export async function wrongBoxes(order: string, skus: readonly string[]): Promise<Record<string, string[]>> {
  const lines = await paidPrints(order)
  expect(lines.map(({ sku }) => sku).sort()).toEqual([...skus].sort())
  const found = lines.map((line): [string, string[]] => [
    line.sku,
    line.pdfs.length > 0 ? faultsOf(line, line.pdfs) : [`${line.state}: ${line.error}`],
  ])
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0))
}
