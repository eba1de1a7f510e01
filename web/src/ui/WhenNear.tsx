import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  children: ReactNode
  /** Anchor of a part inside: an address that names it wants it at once. */
  anchor?: string
}

/** A screen ahead: far enough that it is there when it is scrolled to. */
const AHEAD = '800px 0px'

/** Draws its children once they are nearly in sight, so that what nobody reads loads nothing. */
export function WhenNear({ children, anchor }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(() => anchor !== undefined && location.hash === `#${anchor}`)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} id={anchor} className="min-h-96" />
}
