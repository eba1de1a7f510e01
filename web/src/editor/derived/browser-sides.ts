import { drawList } from '../render/draw-list'
import { printedSides, type RenderSides, type SidesJpeg, type SidesOf } from './printed-sides'
import { sidesJpeg } from './sides-jpeg'

export const renderSides: RenderSides = (sides, resources) =>
  sidesJpeg(sides, (ctx) => drawList(ctx, sides.children, resources))

export const makeSides = (editor: SidesOf, key: string): Promise<SidesJpeg> => printedSides(editor, key, renderSides)
