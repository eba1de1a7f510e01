import type { Size } from '@kea/design/geometry/surfaces'
import type { Body } from '../body'
import { joined, type Mesh } from '../mesh/mesh'
import { panel, wrappedBox } from '../mesh/wrapped-box'
import type { MakeBody } from '../solid-kind'

interface CanvasSize {
  face: Size
  depthMm: number
  part: string
  /** The canvases that one picture runs over, in mm from its top left; one canvas has the size of the face. */
  pieces: readonly (Size & { x: number; y: number })[]
}

const EDGE_RADIUS = 3.5

/** Canvases over their frames, with the print folded round the sides of each. */
export function canvas({ face, depthMm, part, pieces }: CanvasSize): Body {
  const bodies = pieces.map(({ x, y, width, height }): { print: Mesh; back: Mesh } => {
    const [right, up] = [x + width / 2 - face.width / 2, face.height - y - height]
    const box = wrappedBox({ width, height, depth: depthMm, radius: EDGE_RADIUS })
    return {
      print: {
        ...box,
        positions: box.positions.map((value, at) => value + ([right, up, 0][at % 3] ?? 0)),
        uvs: box.uvs.map((value, at) =>
          at % 2 === 0
            ? 0.5 + ((value - 0.5) * (width + 2 * depthMm) + right) / (face.width + 2 * depthMm)
            : 0.5 +
              ((value - 0.5) * (height + 2 * depthMm) + up + height / 2 - face.height / 2) /
                (face.height + 2 * depthMm),
        ),
      },
      back: panel(width - 1, height - 1, [right, up + height / 2, -depthMm / 2 + 1], -1),
    }
  })
  return {
    parts: [
      { mesh: joined(bodies.map(({ print }) => print)), finish: 'canvas', print: part },
      { mesh: joined(bodies.map(({ back }) => back)), finish: 'linen' },
    ],
    turn: 28,
    lift: 7,
    most: 75,
    slider: null,
  }
}

export const body: MakeBody = ({ parts: [part], depthMm, pieces }) =>
  part ? canvas({ face: part.face, depthMm, part: part.id, pieces }) : null
