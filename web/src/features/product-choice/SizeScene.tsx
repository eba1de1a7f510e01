import type { SizeRow } from '@kea/design/definition'
import { type Box, PERSON, positionIn, ROOM_FLOOR, type Scene, SOFA } from './size-scale'

interface SizeSceneProps {
  scene: Scene
  size: SizeRow
  /** The other sizes, drawn as outlines for comparison. */
  others: readonly SizeRow[]
  label: string
}

/** The chosen size, to scale beside a sofa and a person, or a cup and a pencil. The unit of the drawing is mm. */
export function SizeScene({ scene, size, others, label }: SizeSceneProps) {
  const box = positionIn(scene, size)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      className="block w-full rounded-picture bg-mist"
    >
      {scene.kind === 'room' ? <Room /> : <TableTop />}
      {others.map((other) => (
        <rect
          key={other.optionUid}
          {...positionIn(scene, other)}
          fill="none"
          stroke="#c4cdbf"
          strokeWidth={scene.width / 600}
          style={ANIMATED}
        />
      ))}
      <Print box={box} scene={scene} />
    </svg>
  )
}

/** Animates position and size when another size is chosen. */
const ANIMATED = { transitionProperty: 'x, y, width, height, transform', transitionDuration: '0.25s' }

/** The print with a landscape: cloud, hills, water. */
function Print({ box, scene }: { box: Box; scene: Scene }) {
  const shadow = scene.width / 160
  return (
    <g>
      <rect {...shadowOf(box, shadow)} fill="var(--color-ink)" opacity="0.12" style={ANIMATED} rx={shadow / 2} />
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

const shadowOf = ({ x, y, width, height }: Box, by: number): Box => ({ x: x + by / 3, y: y + by, width, height })

function Room() {
  const top = ROOM_FLOOR - SOFA.height
  return (
    <g>
      <rect y={ROOM_FLOOR} width="3500" height="160" fill="var(--color-line)" />
      <g fill="#c9d2c4">
        <rect x={SOFA.x + 60} y={top} width={SOFA.width - 120} height="520" rx="90" />
        <rect x={SOFA.x + 40} y={top + 360} width={SOFA.width - 80} height="300" rx="60" fill="#bac5b4" />
        <rect x={SOFA.x} y={top + 230} width="230" height="470" rx="90" />
        <rect x={SOFA.x + SOFA.width - 230} y={top + 230} width="230" height="470" rx="90" />
        <path
          d={`M${SOFA.x + 150} ${ROOM_FLOOR - 130}v130M${SOFA.x + SOFA.width - 150} ${ROOM_FLOOR - 130}v130`}
          stroke="#8b978c"
          strokeWidth="36"
        />
      </g>
      <Person />
    </g>
  )
}

/** A person of 170 cm, for scale. */
function Person() {
  const head = ROOM_FLOOR - PERSON.height
  return (
    <g transform={`translate(${PERSON.x} ${head})`} fill="#93a194">
      <circle cx="190" cy="115" r="112" />
      <path d="M190 262c-120 0-186 70-194 190l-22 400c-3 62 74 66 80 8l28-300 18 1090c0 66 84 66 88 0l14-560c0-12 8-12 8 0l14 560c4 66 88 66 88 0l18-1090 28 300c6 58 83 54 80-8l-22-400c-8-120-74-190-194-190Z" />
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
