import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Rows, rowsInView } from './rows'

/**
 * The rows of a grid that are near the visible part of its box. Only these are drawn: a phone would take seconds for
 * three hundred prints.
 */
export function useRows(count: number): { box: RefObject<HTMLDivElement | null>; rows: Rows } {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ width: 0, height: 0, top: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height, scrollTop: top } = element
      setView((before) =>
        before.width === width && before.height === height && before.top === top ? before : { width, height, top },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return { box, rows: rowsInView(count, view) }
}
