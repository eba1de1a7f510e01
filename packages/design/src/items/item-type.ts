import type { DesignDocument, DesignItem, Frame } from '../document/document'
import type { Point } from '../geometry/crop'
import type { Primitive } from '../geometry/display-list'
import type { CardIndex } from '../geometry/overlays'
import type { Handle } from '../geometry/resize-frame'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { Shape } from '../text/shape'
import type { DrawingOf } from './graphic/drawing'
import type { Months } from './month/months'
import type { Neons } from './neon/neons'

/** What items of a design show of it as a whole: the other records, and the settings of a calendar. */
export type ItemDesign = Pick<DesignDocument, 'records' | 'settings'>

/** What an item cannot know of itself. */
export interface ItemWorld {
  design: ItemDesign
  shape: Shape
  /** Where they are loaded, days are described with their words. */
  months?: Months | null
}

/** Where letters, drawings, months, the ranks of cards and neon signs come from. */
export interface FontsAndDrawings {
  shape: Shape
  drawing: DrawingOf
  /** Null while it loads. */
  months: () => Months | null
  /** Null while it loads. */
  cards: () => CardIndex | null
  /** Null while it loads. */
  neons: () => Neons | null
}

/** All that the tool and the printer know of one type of item. Its schema is in document.ts, which few pages load. */
export interface ItemType<Item extends DesignItem> {
  /** The handles by which a shopper changes its size. */
  handles: readonly Handle[]
  /** True where a mirrored face shows it mirrored. Words keep their direction. */
  flips: boolean
  /** What it draws, in mm from the top left of the face. */
  compose: (geometry: SurfaceGeometry, item: Item, drawings: FontsAndDrawings, design: ItemDesign) => Primitive
  /** What it is, for a list or a screen reader. */
  describe: (item: Item, world: ItemWorld) => string
  /** All of the item larger or smaller by a factor, such as its letters and lines, in a frame of that size. */
  scale: (item: Item, frame: Frame, factor: number) => Item
  /** The item in another frame. */
  reframe: (item: Item, frame: Frame, world: ItemWorld) => Item
  /** The item while a handle is dragged to a point of the face. */
  resize: (item: Item, handle: Handle, to: Point, world: ItemWorld) => Item
}
