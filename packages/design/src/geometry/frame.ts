import type { Frame } from '../document/document'
import type { Point } from './crop'
import type { Box, Matrix } from './display-list'
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

/** The matrix of a face that is turned upside down. */
export const halfTurn = ({ width, height }: Size): Matrix => [-1, 0, 0, -1, width, height]

/** Where a box is on a face that is turned upside down. */
export const halfTurnedBox = ({ x, y, width, height }: Box, face: Size): Box => ({
  x: face.width - x - width,
  y: face.height - y - height,
  width,
  height,
})

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

type Corners = readonly [Point, Point, Point, Point]

/** The point at (-1..1, -1..1) of a turned frame: (0, 0) is its centre, (1, 1) its bottom right. */
export const pointOfFrame = (frame: Frame, { x, y }: Point): Point =>
  applyMatrix(turnAbout(frameCentre(frame), frame.angle), {
    x: frame.x + (frame.width * (x + 1)) / 2,
    y: frame.y + (frame.height * (y + 1)) / 2,
  })

/** The corners of a turned frame, clockwise from its top left. */
export const frameCorners = (frame: Frame): Corners => [
  pointOfFrame(frame, { x: -1, y: -1 }),
  pointOfFrame(frame, { x: 1, y: -1 }),
  pointOfFrame(frame, { x: 1, y: 1 }),
  pointOfFrame(frame, { x: -1, y: 1 }),
]

/** A shift in the directions of the sides of a frame that is turned by `degrees`. */
export const turnedBack = (shift: Point, degrees: number): Point =>
  applyMatrix(turnAbout({ x: 0, y: 0 }, -degrees), shift)

/** A point of the face in 0..1 of the frame's own width and height. */
export function pointInFrame(frame: Frame, { x, y }: Point): Point {
  const centre = frameCentre(frame)
  const own = turnedBack({ x: x - centre.x, y: y - centre.y }, frame.angle)
  return { x: own.x / frame.width + 0.5, y: own.y / frame.height + 0.5 }
}

export const moveFrame = (frame: Frame, { x, y }: Point): Frame => ({ ...frame, x: frame.x + x, y: frame.y + y })

/** The upright box around turned frames. */
export function boxAroundFrames(frames: readonly Frame[]): Box {
  const corners = frames.flatMap((frame) => [...frameCorners(frame)])
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - top,
  }
}
