import { type RefObject, useEffect, useState } from 'react'

/** How far from the visible part of the page something counts as near. */
const AHEAD = '300px'

/** The width in CSS pixels of an element that is near the visible part of the page; 0 for one that is not. */
export function useNear(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const of = element.current
    let isNear = false
    const measure = () => setWidth(isNear ? of.clientWidth : 0)
    const seen = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        measure()
      },
      { rootMargin: AHEAD },
    )
    const resized = new ResizeObserver(measure)
    seen.observe(of)
    resized.observe(of)
    return () => {
      seen.disconnect()
      resized.disconnect()
    }
  }, [element])
  return width
}
