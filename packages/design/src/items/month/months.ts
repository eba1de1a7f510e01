import type { CropBox, DesignDocument, DesignPhoto, PlacedMonth } from '../../document/document'
import type { Box, Primitive } from '../../geometry/display-list'
import type { SurfaceGeometry } from '../../geometry/surfaces'
import type { Shape } from '../../text/shape'

type Design = Pick<DesignDocument, 'records' | 'settings'>

/** A day with words or a photo, as it is printed. */
export interface PrintedDay {
  day: number
  /** The words of each note. */
  notes: readonly string[]
  /** True where not all words have room. */
  isFull: boolean
  photo: { photo: DesignPhoto; crop: CropBox } | null
  box: Box
}

/** What draws the months of a calendar. Only calendars load it. */
export interface Months {
  compose: (geometry: SurfaceGeometry, item: PlacedMonth, shape: Shape, design: Design) => Primitive
  /** The days with words, for a screen reader: `6 Waitangi Day; 14 Aroha (40)`. */
  describe: (item: PlacedMonth, design: Design) => string
  /** The days with words or a photo. */
  days: (geometry: SurfaceGeometry, item: PlacedMonth, shape: Shape, design: Design) => readonly PrintedDay[]
}
