import type { DesignDocument } from '@kea/design/document/document'
import { fontsOf, hasItems } from '@kea/design/document/records'
import { hasCardIndex } from '@kea/design/geometry/overlays'
import type { EditorProduct } from '../model/product'
import type { DrawingLibraries } from './drawings-of'

type Libraries = { [Name in keyof DrawingLibraries]: Pick<DrawingLibraries[Name], 'load'> }

/** Resolves when the words of a design can be set in their own letters. */
export async function loadFonts({ fonts }: Pick<Libraries, 'fonts'>, design: DesignDocument): Promise<void> {
  await Promise.all(fontsOf(design).map((font) => fonts.load(font)))
}

/** Resolves when the words, drawings, months, ranks and signs of a design are there. */
export async function loadDrawings(
  libraries: Libraries & { product: Pick<EditorProduct, 'definition'> },
  design: DesignDocument,
): Promise<void> {
  await Promise.all([
    loadFonts(libraries, design),
    hasItems(design, 'graphic') && libraries.graphics.load(),
    hasItems(design, 'month') && libraries.months.load(),
    hasItems(design, 'neon') && libraries.neons.load(),
    hasCardIndex(libraries.product.definition) && libraries.cards.load(),
  ])
}
