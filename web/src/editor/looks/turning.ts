/** How far a key turns the thing, and how far a button does, in degrees. */
export const KEY_STEP = 6
export const BUTTON_STEP = 30
/** Degrees for each CSS pixel of a drag. */
const PER_PIXEL = 0.45
const TILT_MOST = 24
const TILT_LEAST = -8

export interface Turn {
  /** Positive shows more of the right side. */
  degrees: number
  /** Positive shows more from above. */
  tilt: number
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Into -180..180 where the thing turns all round, else between its limits. */
const within = (degrees: number, most: number | null): number => {
  if (most !== null) return clamp(degrees, -most, most)
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

export const turned = ({ degrees, tilt }: Turn, by: Partial<Turn>, most: number | null): Turn => ({
  degrees: within(degrees + (by.degrees ?? 0), most),
  tilt: clamp(tilt + (by.tilt ?? 0), TILT_LEAST, TILT_MOST),
})

/** A drag to the right pulls the front to the right. */
export const dragged = (x: number, y: number): Turn => ({ degrees: -x * PER_PIXEL, tilt: y * PER_PIXEL * 0.5 })

/** What a key does; null for any other key. `Home` is the way that it started. */
export function turnOfKey(key: string): Partial<Turn> | 'start' | null {
  if (key === 'ArrowRight') return { degrees: KEY_STEP }
  if (key === 'ArrowLeft') return { degrees: -KEY_STEP }
  if (key === 'ArrowUp') return { tilt: KEY_STEP / 2 }
  if (key === 'ArrowDown') return { tilt: -KEY_STEP / 2 }
  return key === 'Home' ? 'start' : null
}

/** What a screen reader says: "from the front", "30 degrees from the right". */
export function turnText(degrees: number): string {
  const whole = Math.round(Math.abs(degrees))
  if (whole <= 3) return 'From the front'
  if (whole >= 177) return 'From the back'
  return `${whole} degrees from the ${degrees > 0 ? 'right' : 'left'}`
}

/** The shorter way round, for a turn that is animated. */
export function wayTo(from: number, to: number, most: number | null): number {
  const way = to - from
  if (most !== null || Math.abs(way) <= 180) return way
  return way > 0 ? way - 360 : way + 360
}
