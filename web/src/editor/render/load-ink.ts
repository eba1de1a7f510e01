import type { DesignDocument } from '@kea/design/document/document'
import { fontsOf, hasGraphics } from '@kea/design/document/records'
import type { GraphicLibrary } from '../graphics/GraphicLibrary'
import type { FontLibrary } from '../text/FontLibrary'

interface Libraries {
  fonts: Pick<FontLibrary, 'load'>
  graphics: Pick<GraphicLibrary, 'load'>
}

/** Resolves when the words of a design can be set in their own letters. */
export async function loadFonts({ fonts }: Pick<Libraries, 'fonts'>, design: DesignDocument): Promise<void> {
  await Promise.all(fontsOf(design).map((font) => fonts.load(font)))
}

/** Resolves when the words and drawings of a design are there. */
export async function loadInk(libraries: Libraries, design: DesignDocument): Promise<void> {
  await Promise.all([loadFonts(libraries, design), hasGraphics(design) && libraries.graphics.load()])
}
