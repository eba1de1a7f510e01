import type { SizeRow } from '@kea/design/product/parts'
import { onTable, TABLE } from './table-scale'

interface TableSceneProps {
  size: SizeRow
  /** The other sizes, drawn as outlines for comparison. */
  others: readonly SizeRow[]
  label: string
}

/** A small size to scale on a table, beside a cup and a pencil. The unit of the drawing is mm. */
export function TableScene({ size, others, label }: TableSceneProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${TABLE.width} ${TABLE.height}`}
      className="block w-full rounded-picture bg-mist"
    >
      <TableTop />
      {others.map((other) => (
        <rect
          key={other.optionUid}
          {...onTable(other)}
          fill="none"
          stroke="#c4cdbf"
          strokeWidth={TABLE.width / 600}
          style={ANIMATED}
        />
      ))}
      <Print size={size} />
    </svg>
  )
}

/** Animates position and size when another size is chosen. */
const ANIMATED = { transitionProperty: 'x, y, width, height, transform', transitionDuration: '0.25s' }

/** The print with a landscape: cloud, hills, water. */
function Print({ size }: { size: SizeRow }) {
  const box = onTable(size)
  const shadow = TABLE.width / 160
  return (
    <g>
      <rect
        {...box}
        x={box.x + shadow / 3}
        y={box.y + shadow}
        fill="var(--color-ink)"
        opacity="0.12"
        style={ANIMATED}
        rx={shadow / 2}
      />
      <svg {...box} viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" style={ANIMATED} aria-hidden="true">
        <rect width="300" height="200" fill="var(--color-sky)" />
        <circle cx="222" cy="52" r="17" fill="#fff" opacity="0.9" />
        <path d="M0 118 58 62l34 31 40-50 62 66 38-30 68 44v80H0Z" fill="#86a48c" />
        <path d="m132 43-21 27 14 5 9-9 10 12 13-8Z" fill="#fff" />
        <path d="M0 132c60-22 96 4 150-6s100-26 150-4v78H0Z" fill="var(--color-kea)" />
        <path d="M0 160c70-16 118 8 176-2 54-9 88-6 124 4v38H0Z" fill="var(--color-kea-deep)" />
      </svg>
    </g>
  )
}

function TableTop() {
  return (
    <g>
      <g transform="translate(668 150)">
        <circle r="62" fill="var(--color-line)" />
        <circle r="42" fill="#fff" />
        <circle r="36" fill="#7a5c46" />
        <path d="M38 10c24 2 24 34-4 30" fill="none" stroke="#fff" strokeWidth="9" />
      </g>
      <g transform="translate(640 290) rotate(14)">
        <rect width="8" height="160" fill="var(--color-kea)" />
        <path d="M0 160h8l-4 18Z" fill="#e9d7b5" />
        <path d="m2.7 172h2.6L4 178Z" fill="var(--color-ink)" />
      </g>
    </g>
  )
}
