import type { Size } from '@kea/design/geometry/surfaces'
import type { Stuff } from '../../looks/pages/model'

/** The measures of a bound book in mm. */
export interface BookMeasures {
  page: Size
  /** Sheets of two pages. */
  leaves: number
  sheetMm: number
  /** The thickness of one cover. */
  boardMm: number
  overhangMm: number
  jointMm: number
  spineMm: number
  /** The width of the front with its groove. */
  halfMm: number
  isSoft: boolean
  stuff: Stuff
}
