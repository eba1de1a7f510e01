import type { Wall } from './rooms'
import { DOOR } from './wall-scale'

/** Left of the door, in mm. */
const BEFORE_DOOR = 300
const SKIRTING = 90

/** A bare wall with a door. The unit of the drawing is mm. */
export function BareWall({ wall: { widthMm, heightMm, lowMm } }: { wall: Wall }) {
  const floor = heightMm + lowMm
  const top = floor - DOOR.heightMm
  return (
    <svg viewBox={`0 0 ${widthMm} ${heightMm}`} className="block w-full" aria-hidden="true">
      <rect width={widthMm} height={heightMm} fill="#e7e3d8" />
      <rect y={floor} width={widthMm} height={-lowMm} fill="#b79a76" />
      <rect y={floor - SKIRTING} width={widthMm} height={SKIRTING} fill="#f5f3ee" />
      <g transform={`translate(${BEFORE_DOOR} ${top})`}>
        <rect x="-70" y="-70" width={DOOR.widthMm + 140} height={DOOR.heightMm + 70} fill="#f5f3ee" />
        <rect width={DOOR.widthMm} height={DOOR.heightMm} fill="#fff" stroke="#c9c3b4" strokeWidth="12" />
        {[130, 1080].map((y) => (
          <rect key={y} x="120" y={y} width="520" height="770" fill="none" stroke="#d8d3c6" strokeWidth="14" />
        ))}
        <circle cx="690" cy="1010" r="28" fill="#8d8676" />
      </g>
    </svg>
  )
}
