const HIDES_AFTER_PX = 220
/** Less than this is a finger that trembles. */
const LEAST_PX = 4

/** True where the page was scrolled from `last` to `now` (px from the top) on purpose. */
export const isMovement = (last: number, now: number): boolean => Math.abs(now - last) >= LEAST_PX

/** True where the header's bar gives its room to the page: on the way down, beyond 220 px. */
export const isBarHidden = (last: number, now: number): boolean => now > HIDES_AFTER_PX && now > last
