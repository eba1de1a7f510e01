import { type RefObject, useLayoutEffect, useState } from 'react'
import { PANEL_ID } from '../../panels'

/** A list is drawn anew after it was scrolled so far, in CSS pixels. */
const STEP_PX = 80

/** The width of a list in the panel, how high the panel is, and how far the list is scrolled behind its upper edge. */
export function useScrolledView(list: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ width: 0, height: 0, top: 0 })
  useLayoutEffect(() => {
    const inner = list.current
    const box = inner?.closest<HTMLElement>(`#${PANEL_ID}`)
    if (!inner || !box) return
    const measure = () => {
      const [own, outer] = [inner.getBoundingClientRect(), box.getBoundingClientRect()]
      const top = Math.floor((outer.top - own.top) / STEP_PX) * STEP_PX
      const { width } = own
      const { height } = outer
      setView((before) =>
        before.width === width && before.height === height && before.top === top ? before : { width, height, top },
      )
    }
    const resized = new ResizeObserver(measure)
    resized.observe(box)
    resized.observe(inner)
    box.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [list])
  return view
}
