import type { PlacedNeon } from '../../document/document'
import type { Size, SurfaceGeometry } from '../../geometry/surfaces'
import type { SignFigures } from '../../neon/figures'
import type { FontSample } from '../../neon/font-sample'
import type { NeonSign } from '../../neon/sign'
import type { TubeFontId } from '../../neon/tube-data'
import type { ProductPart } from '../../product/definition'
import type { Shape } from '../../text/shape'
import type { ProductionSheet } from './sheets/sheet'

/** What bends the tubes of a sign. Only signs load it, with the fonts of single lines. */
export interface Neons {
  /** The sign as it is made in a size; null without words, or on a part that is no sign. */
  signOf: (part: ProductPart, size: Size, item: Pick<PlacedNeon, 'data'>) => NeonSign | null
  /**
   * True while another thread bends the sign: what follows each letter waits for it then. `signOf` would bend it here, in
   * the same way. Left out where there is no other thread.
   */
  isAwaited?: (part: ProductPart, size: Size, item: Pick<PlacedNeon, 'data'>) => boolean
  /** What the workshop makes the sign by; null where `signOf` is. */
  sheetOf: (geometry: SurfaceGeometry, item: PlacedNeon, shape: Shape) => ProductionSheet | null
  /** A few letters in a font, as the tool offers it. */
  sampleOf: (font: TubeFontId, words: string) => FontSample
  figuresOf: (part: ProductPart, sign: NeonSign) => SignFigures | null
}
