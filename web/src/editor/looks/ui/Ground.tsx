import type { ReactNode } from 'react'

interface GroundProps {
  /** How dark the room is, 0..1. */
  night?: number
  children: ReactNode
}

/** White in the middle, mist at the edges: no wall, no horizon. At night the wall behind is lit by the thing alone. */
export function Ground({ night = 0, children }: GroundProps) {
  return (
    <div className="relative h-[min(64dvh,42rem)] max-h-[120vw] min-h-64 overflow-hidden rounded-picture bg-[radial-gradient(ellipse_75%_70%_at_50%_42%,#fff,#f4f6f1_70%,#ebefe7)]">
      {night > 0 && (
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[radial-gradient(ellipse_62%_58%_at_50%_46%,#a8794c,#5a4029_38%,#241a12_72%,#14100c)]"
          style={{ opacity: night }}
        />
      )}
      {children}
    </div>
  )
}
