import type { MockUp, Print } from './mock-up'
import type { Pixels } from './pixels'

/** For each pixel of the part with prints: the number of its print from 1, or 0, and its place on the photo. */
export interface Places {
  width: number
  height: number
  print: Uint8Array
  /** To the right, 0..1. */
  u: Float32Array
  /** Upwards, 0..1. */
  v: Float32Array
}

interface Corner {
  x: number
  y: number
  u: number
  v: number
}

/** The places of a mock-up for the pixels of its light. Alpha of the light is the cover: how much of a pixel is print. */
export function placesOf(mockUp: MockUp, light: Pixels): Places {
  const { width, height } = light
  const places: Places = {
    width,
    height,
    print: new Uint8Array(width * height),
    u: new Float32Array(width * height),
    v: new Float32Array(width * height),
  }
  const [left, top, right, bottom] = mockUp.box
  const toPixel = (x: number, y: number) => ({
    x: ((x / 2 - left) * width) / (right - left),
    y: ((y / 2 - top) * height) / (bottom - top),
  })
  for (const [at, print] of mockUp.prints.entries()) drawMesh(places, at + 1, print, toPixel)
  spread(places, light)
  fillLoose(places, light)
  return places
}

type ToPixel = (x: number, y: number) => { x: number; y: number }

function cornersOf({ u, v, points }: Print, toPixel: ToPixel): (i: number, j: number) => Corner {
  return (i, j) => {
    const at = (j * u.length + i) * 2
    return { ...toPixel(points[at] ?? 0, points[at + 1] ?? 0), u: u[i] ?? 0, v: v[j] ?? 0 }
  }
}

function drawMesh(places: Places, number: number, print: Print, toPixel: ToPixel): void {
  const corner = cornersOf(print, toPixel)
  for (let j = 0; j + 1 < print.v.length; j++) {
    for (let i = 0; i + 1 < print.u.length; i++) {
      drawTriangle(places, number, corner(i, j), corner(i + 1, j), corner(i, j + 1))
      drawTriangle(places, number, corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1))
    }
  }
}

function drawTriangle(places: Places, number: number, a: Corner, b: Corner, c: Corner): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (area === 0) return
  const left = Math.max(Math.floor(Math.min(a.x, b.x, c.x)), 0)
  const right = Math.min(Math.ceil(Math.max(a.x, b.x, c.x)), places.width - 1)
  const top = Math.max(Math.floor(Math.min(a.y, b.y, c.y)), 0)
  const bottom = Math.min(Math.ceil(Math.max(a.y, b.y, c.y)), places.height - 1)
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const p = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
      const q = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
      const r = 1 - p - q
      if (p < 0 || q < 0 || r < 0) continue
      const at = y * places.width + x
      places.print[at] = number
      places.u[at] = p * a.u + q * b.u + r * c.u
      places.v[at] = p * a.v + q * b.v + r * c.v
    }
  }
}

/** The mesh ends up to a pixel before the edge of its print: the covered pixels there take the place of a neighbour. */
function spread(places: Places, light: Pixels): void {
  const { width, print, u, v } = places
  const copy = (at: number, from: number): void => {
    if (print[at] || !light.data[at * 4 + 3] || !print[from]) return
    print[at] = print[from] ?? 0
    u[at] = u[from] ?? 0
    v[at] = v[from] ?? 0
  }
  for (let at = 0; at < print.length; at++) {
    if (at % width) copy(at, at - 1)
    copy(at, at - width)
  }
  for (let at = print.length - 1; at >= 0; at--) {
    if ((at + 1) % width) copy(at, at + 1)
    copy(at, at + width)
  }
}

/** Reflects a number into 0..1. */
const reflected = (value: number): number => {
  const rest = Math.abs(value) % 2
  return rest > 1 ? 2 - rest : rest
}

/** Covered pixels without a mesh, such as the loose pieces of a puzzle, show some other part of the photo. */
function fillLoose({ width, height, print, u, v }: Places, light: Pixels): void {
  for (let at = 0; at < print.length; at++) {
    if (print[at] || !light.data[at * 4 + 3]) continue
    print[at] = 1
    u[at] = reflected((at % width) / width + 0.5)
    v[at] = reflected(1 - Math.floor(at / width) / height + 0.5)
  }
}
