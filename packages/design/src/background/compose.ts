import type { DesignSurface } from '../document/document'
import type { Primitive } from '../geometry/display-list'
import { rectPath } from '../geometry/path'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import { patternPath } from './patterns'

/** The box that a background covers: all that is printed, or what is left inside an unprinted border. */
const areaOf = (face: Size, area: Size) => ({
  x: (face.width - area.width) / 2,
  y: (face.height - area.height) / 2,
  width: area.width,
  height: area.height,
})

/** What is below all items; nothing for white paper. */
export function composeBackground({ face, photo }: SurfaceGeometry, { background }: DesignSurface): Primitive[] {
  if (!background) return []
  const box = areaOf(face, photo)
  const edge = rectPath(box)
  if (background.kind === 'colour') return [{ kind: 'path', path: edge, fill: background.colour }]
  const { pattern, colours, repeats } = background
  const [ground, ink] = colours
  const path = patternPath(pattern, box, Math.min(face.width, face.height) / repeats)
  return [
    {
      kind: 'group',
      clip: edge,
      children: [
        { kind: 'path', path: edge, fill: ground },
        { kind: 'path', path, fill: ink },
      ],
    },
  ]
}
