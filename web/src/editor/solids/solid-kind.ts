import type { Layout, Rect } from '../geometry/layout'
import type { Context2D } from '../render/draw-list'
import type { Scene } from '../render/scene'
import type { Body } from './body'
import type { MakePages } from './pages'
import type { Piece } from './piece'

/** The body of a designed piece; null for a piece without the parts that it needs. */
export type MakeBody = (piece: Piece, heat: boolean) => Body | null

/** How it looks when it is finished: one body that turns, or pages that do. Loaded when the look opens. */
export type Finished =
  | { turns: 'body'; load: () => Promise<MakeBody> }
  | { turns: 'pages'; load: () => Promise<MakePages> }

/** What the tool knows of a solid beside its print. */
export interface SolidKind {
  /** What a shopper calls it; left out where the look of the product says it. */
  noun?: string
  /** What lies beside the flat print, which leaves space for it; left out where the print fills the stage. */
  beside?: {
    areaOf: (area: Rect) => Rect
    paint: (ctx: Context2D, layout: Layout) => void
  }
  /** Paints the finished piece in one picture; left out where it is flat. */
  paintPicture?: (ctx: Context2D, scene: Scene, area: Rect) => void
  finished: Finished
}
