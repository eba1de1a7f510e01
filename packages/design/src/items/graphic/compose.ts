import type { PlacedGraphic } from '../../document/document'
import type { Primitive } from '../../geometry/display-list'
import { frameCentre, joinMatrices, turnAbout } from '../../geometry/frame'
import type { DrawingOf } from './drawing'

export function composeGraphic({ frame, data }: PlacedGraphic, drawing: DrawingOf): Primitive {
  const drawn = drawing(data.drawing)
  if (!drawn) return { kind: 'group', children: [] }
  const { x, y, width, height, angle } = frame
  const colourOf = (at: number) => data.colours[at] ?? drawn.colours[at] ?? '#000000'
  return {
    kind: 'group',
    transform: joinMatrices(turnAbout(frameCentre(frame), angle), [
      width / drawn.width,
      0,
      0,
      height / drawn.height,
      x,
      y,
    ]),
    children: drawn.paths.map(({ path, colour, line }) => ({
      kind: 'path',
      path,
      ...(line === undefined
        ? { fill: colourOf(colour) }
        : { stroke: { colour: colourOf(colour), widthMm: line, isRound: true } }),
    })),
  }
}
