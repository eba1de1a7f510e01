/** Part of the way that one step takes. */
const PART = 6
const LEAST_PX = 24

/** Where the page stands after one more step up: long steps first, short ones at the end. */
export const stepUp = (top: number): number => Math.max(0, Math.floor(top - Math.max(LEAST_PX, top / PART)))

/** Scrolls to the top in steps, one a frame; at once for who wants no motion. A turn of the wheel stops it. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  let stopped = false
  const stop = () => {
    stopped = true
  }
  const signs = ['wheel', 'touchstart', 'keydown']
  for (const sign of signs) window.addEventListener(sign, stop, { once: true, passive: true })
  const step = () => {
    if (stopped || window.scrollY <= 0) {
      for (const sign of signs) window.removeEventListener(sign, stop)
      return
    }
    window.scrollTo({ top: stepUp(window.scrollY), behavior: 'instant' })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
