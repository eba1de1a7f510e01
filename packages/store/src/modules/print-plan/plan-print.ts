import { strangeItemProblem } from '@kea/design/arrangement/allowed'
import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { isAsSold } from '@kea/design/arrangement/as-sold'
import { unpaidPages } from '@kea/design/arrangement/paid-pages'
import { byFile, type PrintedSurface, printed, unitsOf } from '@kea/design/arrangement/printed'
import { signProblem } from '@kea/design/arrangement/sign-problem'
import { pagesOf } from '@kea/design/compose/compose'
import type { DesignDocument } from '@kea/design/document/document'
import { cardIndex } from '@kea/design/geometry/card-index'
import type { Box, DisplayPage } from '@kea/design/geometry/display-list'
import { drawingOf } from '@kea/design/items/graphic/all-drawings'
import { MONTHS } from '@kea/design/items/month/month-engine'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import { printedLettersProblem } from '@kea/design/preflight/letters'
import type { ProductDefinition } from '@kea/design/product/definition'
import { isUnprinted } from '@kea/design/product/parts'
import type { Shape } from '@kea/design/text/shape'
import { type PrintFacts, type PrintPdf, pdfOf, pdfsOf } from '@kea/print/pdf-file'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { PrintResources } from '@kea/print/resources'

/** What a line orders. */
export interface LineToPrint {
  definition: ProductDefinition
  design: DesignDocument
  /** The uids of the line's options. */
  options: readonly string[]
  quantity: number
}

export interface LeftOut {
  copies: number
  reason: string
}

/** A file of a line. */
interface PlannedPdf extends PrintPdf {
  /** Which of the product's files it is; null for the only one. */
  file: string | null
  /** Which of the parts it is that one file was too long for, from 1; and their number. */
  part: number
  parts: number
}

export interface PlannedPrint {
  /** One for each file of the product; several of each where one would be too long. */
  pdfs: PlannedPdf[]
  /** How often the files are printed. A print by copies has a page for each copy in the file. */
  times: number
  /** Letters of the texts that their fonts do not have, each once. They are not printed. */
  missing: readonly string[]
  /** The prints of many that are not in the files, and why; null if all are. */
  leftOut: LeftOut | null
}

interface Dependencies {
  resources: PrintResources
  shape: Shape
  /** What a file says about itself. */
  facts: (times: number, file: string | null) => PrintFacts | Promise<PrintFacts>
}

/** R2 stores 5 GiB with one put. */
const LENGTH_MAX = 4_900_000_000

/** How often a file with these surfaces is printed: the quantity is a whole number of them. */
function timesOf({ definition, quantity }: LineToPrint, surfaces: readonly PrintedSurface[]): number {
  const units = unitsOf(definition, surfaces)
  const times = quantity / units
  if (!Number.isInteger(times) || times < 1) {
    throw new PrintRefusal(`Its design has ${units} prints of these options, and ${quantity} are paid.`)
  }
  return times
}

/** The pages that cannot be printed, each with its reason. */
async function failingPages(pages: readonly DisplayPage[], { resources }: Dependencies, facts: PrintFacts) {
  const failing = new Map<DisplayPage, string>()
  for (const page of pages) {
    try {
      await pdfOf([page], resources, facts)
    } catch (error) {
      if (!(error instanceof PrintRefusal)) throw error
      failing.set(page, error.message)
    }
  }
  return failing
}

interface Planned {
  pdfs: PrintPdf[]
  /** Pages that are left out. */
  out: readonly DisplayPage[]
  leftOut: LeftOut | null
}

/** The files of the pages. Of prints by copies, those that can be printed do not wait for the others. */
async function filesOf(line: LineToPrint, pages: readonly DisplayPage[], needs: Dependencies, facts: PrintFacts) {
  const whole = async (list: readonly DisplayPage[]) => pdfsOf(list, needs.resources, facts, LENGTH_MAX)
  try {
    return { pdfs: await whole(pages), out: [], leftOut: null } satisfies Planned
  } catch (error) {
    if (!(error instanceof PrintRefusal) || !arrangementOf(line.definition).isPrintedInParts) throw error
    const failing = await failingPages(pages, needs, facts)
    const out = [...failing.keys()]
    if (out.length === 0 || out.length === pages.length) throw error
    const copies = out.reduce((sum, page) => sum + page.copies, 0)
    const leftOut = { copies, reason: [...new Set(failing.values())].join(' ') }
    return { pdfs: await whole(pages.filter((page) => !failing.has(page))), out, leftOut } satisfies Planned
  }
}

/**
 * What is printed of a line; nothing for options without print.
 *
 * @throws PrintRefusal for a design that its product does not sell so, or that cannot be made
 */
export function checkedSurfaces({ definition, design, options }: Omit<LineToPrint, 'quantity'>): PrintedSurface[] {
  if (!isAsSold(definition, design)) {
    throw new PrintRefusal('Its design has copies, options or sizes that its product does not sell.')
  }
  const surfaces = printed(design, definition, options)
  const words = strangeItemProblem(definition, design, surfaces) ?? printedLettersProblem(definition, design, surfaces)
  const refused = words ?? signProblem(design, surfaces, NEONS)
  if (refused !== null) throw new PrintRefusal(refused)
  return surfaces
}

/**
 * The files of a line, before anything of them is written. They have the pages that the line pays for, and no other ones.
 *
 * @throws PrintRefusal for a line that cannot be printed so
 */
export async function planPrint(line: LineToPrint, needs: Dependencies): Promise<PlannedPrint> {
  const { definition, design, options, quantity } = line
  const surfaces = checkedSurfaces(line)
  if (surfaces.length === 0 && isUnprinted(definition, options)) {
    return { pdfs: [], times: quantity, missing: [], leftOut: null }
  }
  const times = timesOf(line, surfaces)
  const missing = new Set<string>()
  const shape: Shape = (text, font, choice) => {
    const run = needs.shape(text, font, choice)
    for (const letter of run?.missing ?? []) missing.add(letter)
    return run
  }
  const drawings = { shape, drawing: drawingOf, months: () => MONTHS, cards: () => cardIndex, neons: () => NEONS }
  const pdfs: PlannedPdf[] = []
  const boxes: Box[] = []
  let leftOut: LeftOut | null = null
  for (const { name, surfaces: own } of byFile(definition, surfaces)) {
    const planned = await filesOf(line, pagesOf(design, own, drawings), needs, await needs.facts(times, name))
    const parts = planned.pdfs.length
    pdfs.push(...planned.pdfs.map((pdf, at) => ({ ...pdf, file: name, part: at + 1, parts })))
    boxes.push(
      ...planned.pdfs.flatMap(({ trims }) => trims),
      ...planned.out.flatMap(({ trimBox, copies }) => Array.from({ length: copies }, () => trimBox)),
    )
    leftOut ??= planned.leftOut
  }
  const units = unitsOf(definition, surfaces)
  const problem = unpaidPages(definition, { options, units }, boxes)
  if (problem !== null) throw new PrintRefusal(problem)
  return { pdfs, times, missing: [...missing], leftOut }
}
