import type { Frame } from '../document/document'
import type { Point } from './crop'
import { frameCentre } from './frame'

/** Steps while shift is held. */
const STEP_DEGREES = 15
/** A frame this near to upright or lying becomes so. */
const TOLERANCE_DEGREES = 3

/** An angle above -180 and up to 180 degrees. */
export const normalAngle = (degrees: number): number => {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

/** @param inSteps true for full steps of 15 degrees */
export function snapAngle(degrees: number, inSteps: boolean): number {
  if (inSteps) return normalAngle(Math.round(degrees / STEP_DEGREES) * STEP_DEGREES)
  const quarter = Math.round(degrees / 90) * 90
  return normalAngle(Math.abs(degrees - quarter) <= TOLERANCE_DEGREES ? quarter : degrees)
}

const directionOf = (centre: Point, { x, y }: Point): number => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI

/** The frame turned about its centre, as far as a pointer went around it. */
export function rotateFrame(frame: Frame, from: Point, to: Point, inSteps: boolean): Frame {
  const centre = frameCentre(frame)
  const turned = frame.angle + directionOf(centre, to) - directionOf(centre, from)
  return { ...frame, angle: snapAngle(turned, inSteps) }
}
