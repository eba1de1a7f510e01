import type { Point } from './crop'
import type { Matrix } from './display-list'
import type { Frame } from './document'
import type { Size } from './surfaces'

/** A free item on a face of another size: its centre keeps its place in 0..1, and it scales with the shorter side. */
export function scaleFrame(frame: Frame, from: Size, to: Size): Frame {
  const scale = Math.min(to.width, to.height) / Math.min(from.width, from.height)
  const width = frame.width * scale
  const height = frame.height * scale
  return {
    x: ((frame.x + frame.width / 2) / from.width) * to.width - width / 2,
    y: ((frame.y + frame.height / 2) / from.height) * to.height - height / 2,
    width,
    height,
    angle: frame.angle,
  }
}

export const frameCentre = ({ x, y, width, height }: Omit<Frame, 'angle'>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** The matrix of a turn by `degrees` clockwise about a point. */
export function turnAbout({ x, y }: Point, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

export const applyMatrix = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** The matrix that applies `inner` and then `outer`. */
export const joinMatrices = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
