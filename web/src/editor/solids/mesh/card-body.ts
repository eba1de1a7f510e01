import type { Size } from '@kea/design/geometry/surfaces'
import type { Mesh, Vec3 } from './mesh'

interface CardSize extends Size {
  radius: number
  thick: number
}

const CORNER_STEPS = 7
/** The punch rounds the edge a little: this far in, and this dark. White cards in a fan are told apart by it. */
const ROUNDED_MM = 0.9
const ROUNDED_SHADE = 0.84

/** The outline of a card that lies, from its near right corner round against the clock as seen from above. */
function outlineOf({ width, height, radius }: CardSize): { x: number; z: number; nx: number; nz: number }[] {
  const [half, deep] = [width / 2 - radius, height / 2 - radius]
  const corners: readonly (readonly [x: number, z: number, start: number])[] = [
    [half, deep, -Math.PI / 2],
    [half, -deep, 0],
    [-half, -deep, Math.PI / 2],
    [-half, deep, Math.PI],
  ]
  return corners.flatMap(([x, z, start]) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, at) => {
      const angle = start + (at / CORNER_STEPS) * (Math.PI / 2)
      const [nx, nz] = [Math.cos(angle), -Math.sin(angle)]
      return { x: x + radius * nx, z: z + radius * nz, nx, nz }
    }),
  )
}

/** The upper side of a lying card, or its lower one, with its print upright for somebody who looks at it. */
function faceOf(card: CardSize, side: 1 | -1): Mesh {
  const inset = 2 * ROUNDED_MM
  const flat = outlineOf({
    ...card,
    width: card.width - inset,
    height: card.height - inset,
    radius: Math.max(card.radius - ROUNDED_MM, 0),
  })
  const outline = outlineOf(card)
  const y = (side * card.thick) / 2
  const uvOf = (x: number, z: number) => [0.5 + (side * x) / card.width, 0.5 - z / card.height]
  const points = [{ x: 0, z: 0 }, ...flat, ...outline]
  const count = outline.length
  return {
    positions: points.flatMap(({ x, z }) => [x, y, z]),
    normals: points.flatMap(() => [0, side, 0]),
    uvs: points.flatMap(({ x, z }) => uvOf(x, z)),
    shades: points.map((_, at) => (at > count ? ROUNDED_SHADE : 1)),
    indices: outline.flatMap((_, at) => {
      const [a, b] = [1 + at, 1 + ((at + 1) % count)]
      const [out, next] = [a + count, b + count]
      return side === 1 ? [0, a, b, a, out, next, a, next, b] : [0, b, a, a, next, out, a, b, next]
    }),
  }
}

function rimOf(card: CardSize): Mesh {
  const outline = outlineOf(card)
  const half = card.thick / 2
  const points = outline.flatMap(({ x, z, nx, nz }) =>
    [-half, half].map((y) => ({ at: [x, y, z] as Vec3, normal: [nx, 0, nz] as Vec3 })),
  )
  const count = outline.length
  return {
    positions: points.flatMap(({ at }) => [...at]),
    normals: points.flatMap(({ normal }) => [...normal]),
    uvs: points.flatMap(() => [0, 0]),
    shades: points.map((_, at) => (at % 2 === 0 ? 0.8 : 1)),
    indices: outline.flatMap((_, at) => {
      const [low, next] = [2 * at, 2 * ((at + 1) % count)]
      return [low, next, low + 1, next, next + 1, low + 1]
    }),
  }
}

/** A card with round corners that lies around the origin, its upper edge far from the viewer. */
export interface CardBody {
  upper: Mesh
  lower: Mesh
  rim: Mesh
}

export const cardBody = (card: CardSize): CardBody => ({
  upper: faceOf(card, 1),
  lower: faceOf(card, -1),
  rim: rimOf(card),
})
