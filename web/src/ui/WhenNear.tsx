import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  children: ReactNode
  /** The anchor of a part inside. An address with this hash mounts the children at once. */
  anchor?: string
}

/** One screen ahead, so that the children are ready when the visitor scrolls to them. */
const AHEAD = '800px 0px'

/** Mounts its children when they are nearly in view, so that unread parts load nothing. */
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
