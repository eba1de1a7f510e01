/** One step covers this fraction of the distance. */
const PART = 6
const LEAST_PX = 24

/** The scroll position after one more step: long steps first, short ones at the end. */
export const stepUp = (top: number): number => Math.max(0, Math.floor(top - Math.max(LEAST_PX, top / PART)))

/** Scrolls to the top in one step a frame; at once with reduced motion. Wheel, touch or key input stops it. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  let stopped = false
  const stop = () => {
    stopped = true
  }
  const inputs = ['wheel', 'touchstart', 'keydown']
  for (const input of inputs) window.addEventListener(input, stop, { once: true, passive: true })
  const step = () => {
    if (stopped || window.scrollY <= 0) {
      for (const input of inputs) window.removeEventListener(input, stop)
      return
    }
    window.scrollTo({ top: stepUp(window.scrollY), behavior: 'instant' })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
