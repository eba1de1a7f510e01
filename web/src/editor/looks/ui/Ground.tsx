import type { ReactNode } from 'react'

/** White in the middle, mist at the edges: no wall, no horizon. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-[min(64dvh,42rem)] max-h-[120vw] min-h-64 overflow-hidden rounded-picture bg-[radial-gradient(ellipse_75%_70%_at_50%_42%,#fff,#f4f6f1_70%,#ebefe7)]">
      {children}
    </div>
  )
}
