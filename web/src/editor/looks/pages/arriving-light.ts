import { mirroredProfile, type Profile } from './sheet'

/** Light is counted from so many directions, evenly from the left horizon over the zenith to the right one. */
const COUNT = 48
const STEP = Math.PI / COUNT
/** A large window on the left, between these elevations in degrees, and its share of all light. The room has the rest. */
const WINDOW = { low: 20, high: 78, share: 0.5 }
/** White paper throws this part of its light on what is beside it. */
const BOUNCE = 0.2
/** Paper that hardly looks at the window has the light of what is under it instead: this share of it. */
const FACING = 0.25
const UNDER = 0.5
/** Light is counted this far from the paper, so that its own sheet is not in the way, in mm. */
const CLEAR = 0.25

const ANGLES = Array.from({ length: COUNT }, (_, at) => (at + 0.5) * STEP)
const LEFT = Float64Array.from(ANGLES, (angle) => -Math.cos(angle))
const UP = Float64Array.from(ANGLES, (angle) => Math.sin(angle))
const isWindow = (angle: number): boolean => {
  const degrees = (angle * 180) / Math.PI
  return degrees > WINDOW.low && degrees < WINDOW.high
}
const WINDOW_COUNT = ANGLES.filter(isWindow).length
const SHARES = Float64Array.from(
  ANGLES,
  (angle) => (1 - WINDOW.share) / COUNT + (isWindow(angle) ? WINDOW.share / WINDOW_COUNT : 0),
)

/** The lines that stop light: x and y of both ends of each, in mm. */
export type Walls = Float64Array

/** The lines of these profiles, of which every n-th point is enough. */
export function wallsOf(profiles: readonly Pick<Profile, 'x' | 'y'>[], every = 1): Walls {
  const lines: number[] = []
  for (const { x, y } of profiles) {
    const last = x.length - 1
    for (let at = 0; at < last; at += every) {
      const next = Math.min(at + every, last)
      lines.push(x[at] ?? 0, y[at] ?? 0, x[next] ?? 0, y[next] ?? 0)
    }
  }
  return Float64Array.from(lines)
}

/** The directions in which a point sees a wall. There is one list, since it is filled for each of many points. */
const stopped = new Uint8Array(COUNT)

function stop(from: number, to: number): void {
  const first = Math.max(Math.ceil(from / STEP - 0.5), 0)
  const last = Math.min(Math.floor(to / STEP - 0.5), COUNT - 1)
  for (let at = first; at <= last; at++) stopped[at] = 1
}

/** Marks the directions in which a line is seen. A line across the way down is seen at both horizons. */
function stopBehind(a: number, b: number): void {
  const low = Math.min(a, b)
  const high = Math.max(a, b)
  if (high - low <= Math.PI) stop(low, high)
  else {
    stop(0, low)
    stop(high, Math.PI)
  }
}

/** The direction of a point: 0 to the left, a quarter turn up. */
const directionOf = (x: number, y: number): number => Math.atan2(y, -x)

/**
 * The share of the room's light that arrives at a point of white paper, in 0..1, with what the paper around it throws
 * back. 1 where nothing is in its way.
 *
 * @param normal the direction in which the paper looks
 */
export function arrivingLight(
  [x, y]: readonly [number, number],
  [nx, ny]: readonly [number, number],
  walls: Walls,
): number {
  stopped.fill(0)
  const [fromX, fromY] = [x + nx * CLEAR, y + ny * CLEAR]
  // A line begins where the last one ended, but for the first one of a profile.
  let [endX, endY, end] = [Number.NaN, Number.NaN, 0]
  for (let at = 0; at < walls.length; at += 4) {
    const [startX, startY] = [walls[at] as number, walls[at + 1] as number]
    const start = startX === endX && startY === endY ? end : directionOf(startX - fromX, startY - fromY)
    endX = walls[at + 2] as number
    endY = walls[at + 3] as number
    end = directionOf(endX - fromX, endY - fromY)
    stopBehind(start, end)
  }
  let [sum, all] = [0, 0]
  for (let at = 0; at < COUNT; at++) {
    const facing = nx * (LEFT[at] as number) + ny * (UP[at] as number)
    if (facing <= 0) continue
    const light = facing * (SHARES[at] as number)
    all += light
    if (stopped[at] === 0) sum += light
  }
  const away = Math.max(FACING - all, 0)
  const direct = (sum + away * UNDER) / (all + away)
  return direct / (1 - BOUNCE * (1 - direct))
}

/** A window has light between the directions that are counted, too. */
const softened = (light: readonly number[]): number[] =>
  light.map((here, at) => (light[Math.max(at - 1, 0)] ?? here) / 4 + here / 2 + (light[at + 1] ?? here) / 4)

/** The light at each point of a profile on its upper side, or on the other one. */
export const lightOn = ({ x, y, angle }: Profile, side: 1 | -1, walls: Walls): number[] =>
  softened(
    angle.map((way, at) =>
      arrivingLight([x[at] ?? 0, y[at] ?? 0], [-side * Math.sin(way), side * Math.cos(way)], walls),
    ),
  )

/** The light on a profile that stands on the other side of the line x = 0, among walls as they stand. */
export const mirroredLight = (profile: Profile, side: 1 | -1, walls: Walls): number[] =>
  lightOn(mirroredProfile(profile), side === 1 ? -1 : 1, walls)
