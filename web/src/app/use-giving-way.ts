import { useEffect, useState } from 'react'

/** Buttons and links with the look of the next step, and the bar with the price. */
const SELLS = 'main a.bg-kea, main button.bg-kea, [data-buy-bar]'
/** Parts of a page come late. */
const LOOK_MS = 400

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** True if two boxes have a point in common. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** True while something that sells is below `part`, which then hides. Not while it has the focus. */
export function useGivingWay(part: { readonly current: HTMLElement | null }, isOn: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    if (!isOn) return setIsHidden(false)
    const look = () => {
      const own = part.current
      if (!own) return
      const box = own.getBoundingClientRect()
      const isOver = [...document.querySelectorAll(SELLS)].some((element) =>
        overlaps(box, element.getBoundingClientRect()),
      )
      setIsHidden(isOver && !own.contains(document.activeElement))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', look)
    }
  }, [part, isOn])
  return isHidden
}
