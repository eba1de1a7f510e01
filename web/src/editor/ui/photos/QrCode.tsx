import { encode } from 'uqr'

/** A QR code as one path. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label="QR code for your phone"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-60 bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
