import { proofLeaves } from '../../../packages/design/src/compose/proof-leaves'
import type { DesignDocument } from '../../../packages/design/src/document/document'
import type { ProductDefinition } from '../../../packages/design/src/product/definition'
import { book, spreadDesign } from './book'
import { filled, photoOf, sepia } from './designs'
import { drawn, type Golden, PIXELS_PER_MM } from './drawn'
import { drawings } from './letters'
import { monthDesign } from './month-design'
import { calendar, memory } from './products'

/** How much finer the pages of a spread are drawn: pdftocairo draws a line of a hair a whole pixel wide. */
const LINE_REDUCTION = 4

/** What is leafed through, as the tool shows it. */
const leaves = (name: string, definition: ProductDefinition, design: DesignDocument): Golden => ({
  ...drawn(name, definition, design),
  pages: proofLeaves(definition, design, drawings).map(({ page }) => page),
})

/** The pages of this spread beside each other, cut to their edge. */
function spread(name: string, options: string[]): Golden {
  const all = leaves(name, book, spreadDesign(options, { across: photoOf('lake'), left: photoOf('bee') }))
  const pages = all.pages.filter(({ surface }) => surface === 'surface:spread')
  return { ...all, pages, pixelsPerMm: PIXELS_PER_MM * LINE_REDUCTION, reduction: LINE_REDUCTION }
}

/** Proofs of designs of pages, which show what the screen draws. */
export const PROOFS: Golden[] = [
  spread('the proof of a spread, with a photo across the fold', ['hard', 'pages-8']),
  leaves('the proof of a memory game on a sheet', memory, filled(memory, [], ['otters', 'bee', 'boat'], [sepia])),
  leaves(
    'the proof of a month',
    calendar,
    monthDesign({ page: photoOf('lake'), day: photoOf('otters') }, 'classic', {}),
  ),
]
