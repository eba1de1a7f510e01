import { type CSSProperties, type ReactNode, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import type { WallLook } from './wall-look'

interface WallPrintProps {
  look: WallLook
  isUpright: boolean
  /** Address of the shopper's own photo. */
  photo: string | null
}

const mm = (length: number): string => `calc(var(--mm) * ${length})`

/** The light comes from a window on the left, so shadows fall to the right and down. */
const shadowOf = (offMm: number): string =>
  [
    `drop-shadow(${mm(1 + offMm * 0.12)} ${mm(1 + offMm * 0.14)} ${mm(1.5 + offMm * 0.1)} rgb(44 36 28 / 0.42))`,
    `drop-shadow(${mm(offMm * 0.75)} ${mm(offMm * 0.7)} ${mm(2 + offMm * 0.75)} rgb(44 36 28 / 0.3))`,
  ].join(' ')

const WOODS = {
  oak: 'linear-gradient(115deg, #c9a675, #a98352 60%, #94703f)',
  black: 'linear-gradient(115deg, #3a3835, #1b1a19 60%, #121110)',
  white: 'linear-gradient(115deg, #fbfaf7, #e9e6df 60%, #d9d5cc)',
}

/** Rounded edges of a canvas catch the light on the left and lie in shade on the right. */
const CANVAS_EDGES = `inset ${mm(2)} ${mm(2)} ${mm(3)} rgb(255 255 255 / 0.28), inset ${mm(-3)} ${mm(-3)} ${mm(4)} rgb(0 0 0 / 0.26)`
const SHEET_EDGES = `inset ${mm(1)} ${mm(1)} ${mm(1)} rgb(255 255 255 / 0.4), inset ${mm(-1)} ${mm(-1)} ${mm(1)} rgb(0 0 0 / 0.16)`

/** What hangs on the wall, with its shadow. Its lengths are in mm of the wall: `--mm` is one. */
export function WallPrint({ look, isUpright, photo }: WallPrintProps) {
  return (
    <div className="flex size-full" style={{ filter: shadowOf(look.offMm), gap: mm(look.gapMm) }}>
      {Array.from({ length: look.panels }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels are told apart by their position alone
        <div key={at} className="relative h-full min-w-0 flex-1 overflow-hidden" style={outlineOf(look, isUpright)}>
          <Framing look={look}>
            <div
              className="absolute inset-y-0"
              style={{
                width: `calc(${look.panels * 100}% + ${mm(look.gapMm * (look.panels - 1))})`,
                left: `calc(${at * -100}% - ${mm(look.gapMm * at)})`,
                padding: mm(look.borderMm),
              }}
            >
              <Photo own={photo} sample={look.sample} />
            </div>
          </Framing>
        </div>
      ))}
    </div>
  )
}

/** The shopper's photo. The sample stands in for one that the browser cannot show. */
function Photo({ own, sample }: { own: string | null; sample: string }) {
  const [failed, setFailed] = useState<string>()
  return own && own !== failed ? (
    <img src={own} alt="" decoding="async" className="size-full object-cover" onError={() => setFailed(own)} />
  ) : (
    <Picture src={sample} alt="" sizes="400px" shape="custom" className="size-full" />
  )
}

/** Frame, mat or clear rim, and the light on the print. */
function Framing({ look, children }: { look: WallLook; children: ReactNode }) {
  const { kind, frame, frameMm, rimMm } = look
  return (
    <div className="size-full" style={{ padding: mm(frameMm), ...(frame && { background: WOODS[frame] }) }}>
      <div
        className={classNames('relative size-full', rimMm > 0 && kind === 'frame' && 'bg-[#f7f5f0]')}
        style={{ padding: mm(rimMm), ...(kind === 'clear' && CLEAR) }}
      >
        <div className="relative size-full overflow-hidden bg-white">
          {children}
          <Light edges={edgesOf(kind)} />
        </div>
        {kind === 'frame' && <Light edges={`inset ${mm(7)} ${mm(7)} ${mm(8)} rgb(30 22 14 / 0.4)`} />}
      </div>
    </div>
  )
}

const CLEAR: CSSProperties = {
  backgroundColor: 'rgb(255 255 255 / 0.3)',
  boxShadow: `inset 0 0 0 ${mm(2)} rgb(255 255 255 / 0.65)`,
}

const edgesOf = (kind: WallLook['kind']): string | undefined =>
  kind === 'canvas' ? CANVAS_EDGES : kind === 'sheet' ? SHEET_EDGES : undefined

/** The room's light: brighter towards the window. */
const Light = ({ edges }: { edges: string | undefined }) => (
  <div
    className="absolute inset-0 bg-linear-to-r from-[#fff6e6]/10 to-[#141a20]/12"
    style={edges ? { boxShadow: edges } : undefined}
  />
)

/** A hexagon has a side at the top when it lies, and a point when it stands. */
function outlineOf({ kind }: WallLook, isUpright: boolean): CSSProperties | undefined {
  if (kind !== 'hexagon') return undefined
  const lying = ['25% 0', '75% 0', '100% 50%', '75% 100%', '25% 100%', '0 50%']
  const standing = ['50% 0', '100% 25%', '100% 75%', '50% 100%', '0 75%', '0 25%']
  return { clipPath: `polygon(${(isUpright ? standing : lying).join(', ')})` }
}
