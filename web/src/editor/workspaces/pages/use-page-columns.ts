import { type RefObject, useLayoutEffect, useState } from 'react'
import { pageColumns } from './page-columns'

interface Pages {
  count: number
  /** True while nothing is on them, and words above them say how they are filled. */
  isEmpty: boolean
  shape: number
  /** The least width of a page, in CSS pixels. */
  least: (isWide: boolean) => number
}

/** From here on the pages have the frames and gaps of a wide screen. */
const WIDE = '(width >= 64rem)'
/** Nothing is to be seen on empty pages: there they may be smaller by this factor, so that none is cut off. */
const EMPTY = 0.75

/**
 * The columns of the pages, measured again with the room around them. A message above the pages takes none of it: they
 * would change their size when it is closed.
 *
 * @param list the pages, in the part that scrolls
 * @returns the value for `grid-template-columns`
 */
export function usePageColumns(list: RefObject<HTMLElement | null>, { count, isEmpty, shape, least }: Pages): string {
  const [isWide, setIsWide] = useState(false)
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above the pages goes when they are filled
  useLayoutEffect(() => {
    const pages = list.current
    // A ref of the parent would be set after this.
    const scrolled = pages?.parentElement
    const whole = scrolled?.parentElement?.parentElement
    if (!scrolled || !pages || !whole) return
    const measure = () => {
      const [outer, inner] = [scrolled.getBoundingClientRect(), pages.getBoundingClientRect()]
      const above = inner.top - outer.top + scrolled.scrollTop
      const last = scrolled.lastElementChild?.getBoundingClientRect().bottom ?? 0
      const below = Math.max(last - inner.bottom, 0) + Number.parseFloat(getComputedStyle(scrolled).paddingBottom)
      const bar = whole.firstElementChild?.clientHeight ?? 0
      setIsWide(matchMedia(WIDE).matches)
      setRoom({ width: inner.width, height: whole.clientHeight - bar - above - below })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(whole)
    return () => observer.disconnect()
  }, [list, isEmpty])
  const smallest = Math.round(least(isWide))
  const gap = isWide ? 12 : 8
  const fitting = (by: number) => room && pageColumns({ ...room, gap, count, shape, least: smallest * by })
  const columns = fitting(1) ?? (isWide && isEmpty ? fitting(EMPTY) : null)
  return columns
    ? `repeat(${columns.count}, ${columns.width}px)`
    : `repeat(auto-fill, minmax(min(100%, ${smallest}px), 1fr))`
}
