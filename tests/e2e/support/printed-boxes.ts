import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import type { ProductPart } from '@kea/design/product/definition'
import { partsOf } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import { expect } from '@playwright/test'
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
function wantedPages(part: ProductPart): Sides[] {
  const { widthMm: width, heightMm: height } = part.size
  const grown = (sides: number[], by: number) => ascending(sides.map((side) => (side + 2 * by) * POINTS_PER_MM))
  return pieceBoxes(part, { width, height }).map((box) => ({
    trim: grown([box.width, box.height], part.wrapMm),
    bleed: grown([box.width, box.height], part.wrapMm + part.bleedMm),
  }))
}

const sidesOf = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => ascending([right - left, top - bottom])

const differ = (ours: number[], theirs: number[]) => ours.some((side, at) => Math.abs(side - (theirs[at] ?? 0)) > NEAR)

/** What is wrong with the file of a line. */
function faultsOf({ option_uids, definition: json }: LineRow, pdf: Buffer): string[] {
  const definition = readDefinition(json)
  if (!definition) return ['the definition cannot be read']
  const options: string[] = JSON.parse(option_uids ?? '[]')
  const wanted = partsOf(definition, options).flatMap((part) => {
    const times = arrangementOf(definition).paidPages(definition, options, part.sameAs?.part ?? part.id)
    return Array.from({ length: times }, () => wantedPages(part)).flat()
  })
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

/** A designed line of an order with its print file, or with the state and the error of a file that is missing. */
interface PrintedLine extends LineRow {
  pdf: Buffer | null
}

/** Pays an order of designs, waits for its print files, and reads them. */
export async function paidPrints(order: string): Promise<PrintedLine[]> {
  command('paid', order)
  await printsAreMade(order, 600_000)
  const lines = rows<LineRow>(
    `SELECT l.sku, l.option_uids, coalesce(s.definition, p.definition) AS definition, f.state, f.error, f.files
     FROM print_files f JOIN orders o ON o.id = f.order_id JOIN order_lines l ON l.id = f.line_id
       LEFT JOIN ordered_definitions s ON s.sha256 = l.definition_sha256 LEFT JOIN products p ON p.id = l.product_id
     WHERE o.number = '${order}' ORDER BY l.id`,
  )
  const made = lines.filter(({ state }) => state === 'made')
  const files = storedFiles(made.map((line) => (JSON.parse(line.files) as { key: string }[])[0]?.key ?? ''))
  return lines.map((line) => ({ ...line, pdf: files[made.indexOf(line)] ?? null }))
}

/** Pays an order of designs and compares the boxes of its print files with the definitions; what is wrong, by sku. */
export async function wrongBoxes(order: string, skus: readonly string[]): Promise<Record<string, string[]>> {
  const lines = await paidPrints(order)
  expect(lines.map(({ sku }) => sku).sort()).toEqual([...skus].sort())
  const found = lines.map((line): [string, string[]] => [
    line.sku,
    line.pdf ? faultsOf(line, line.pdf) : [`${line.state}: ${line.error}`],
  ])
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0))
}
