const HIDES_AFTER_PX = 220
/** A smaller distance is an unintended movement of a resting finger. */
const LEAST_PX = 4

/** True for a deliberate scroll from `last` to `now` (px from the top). */
export const isMovement = (last: number, now: number): boolean => Math.abs(now - last) >= LEAST_PX

/** True when the header bar is hidden: on the way down, below 220 px. */
export const isBarHidden = (last: number, now: number): boolean => now > HIDES_AFTER_PX && now > last
