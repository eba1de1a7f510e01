import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface TurningProps {
  /** From the first to the last moment of a turn forwards. */
  keyframes: Keyframe[]
  ms: number
  isBack: boolean
  onDone: () => void
  className: string
  children: ReactNode
}

/** Moves its children once, and says when they have arrived. */
export function Turning({ keyframes, ms, isBack, onDone, className, children }: TurningProps) {
  const moving = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useLayoutEffect(() => {
    const animation = moving.current?.animate(keyframes, {
      duration: ms,
      easing: 'cubic-bezier(0.45, 0.05, 0.3, 1)',
      direction: isBack ? 'reverse' : 'normal',
      fill: 'both',
    })
    if (!animation) return
    animation.onfinish = () => done.current()
    return () => animation.cancel()
  }, [keyframes, ms, isBack])
  return (
    <div ref={moving} className={className}>
      {children}
    </div>
  )
}
