import { type CSSProperties, type ReactNode, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import { RadioCards } from '~/ui/RadioCards'
import { BareWall } from './BareWall'
import { ROOMS, type Room, type Wall } from './rooms'
import { useOwnPhoto } from './use-own-photo'
import { WallPrint } from './WallPrint'
import { extentOf, type WallLook } from './wall-look'
import {
  bareWall,
  type Extent,
  fitsIn,
  fitsSomewhere,
  placeOnWall,
  roomFor,
  sizeLabel,
  together,
  wallText,
} from './wall-scale'

/** A print on the wall, in the orientation that the shopper sees. */
interface Hung {
  size: Extent
  look: WallLook
}

interface SizeOnWallProps {
  /** One, or two side by side. */
  hung: readonly Hung[]
  /** A button that turns the print. */
  children: ReactNode
}

/** Sizes on the wall of a photographed room, at the scale of that wall. */
export function SizeOnWall({ hung, children }: SizeOnWallProps) {
  const [wanted, setWanted] = useState<Room['id']>()
  const photo = useOwnPhoto()
  const extents = hung.map(({ size, look }) => extentOf(size, look))
  const all = together(extents)
  const isTooWide = hung.length > 1 && !fitsSomewhere(all)
  const room = isTooWide ? null : roomFor(all, wanted)
  const wall = room ?? bareWall(all)
  const places = placeOnWall(wall, extents)
  return (
    <div>
      <div
        role="img"
        aria-label={wallText(
          hung.map(({ size, look }) => ({ size, noun: look.noun })),
          wall,
        )}
        className="relative overflow-hidden rounded-picture"
        style={{ containerType: 'inline-size' }}
      >
        {room ? (
          <Picture src={room.picture} alt="" sizes="(min-width: 1024px) 40vw, 100vw" />
        ) : (
          <BareWall wall={wall} />
        )}
        {hung.map(({ size, look }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the same size may hang twice
            key={at}
            className="absolute transition-all duration-250"
            style={{ ...places[at], ...oneMm(wall) }}
          >
            <WallPrint look={look} isUpright={size.heightMm > size.widthMm} photo={photo} />
            <span className={classNames(PILL, hung.length === 1 ? 'left-1/2 -translate-x-1/2' : PILL_OF_TWO[at])}>
              {sizeLabel(size)}
            </span>
          </div>
        ))}
      </div>
      {isTooWide && (
        <p className="mt-3 text-sm text-ink-soft">Together they are too wide for our rooms. The door is 76 × 198 cm.</p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <RadioCards
          legend="Room"
          showsLegend={false}
          className="grid-cols-2"
          choices={ROOMS.map((entry) => ({
            value: entry.id,
            label: entry.label,
            disabled: !fitsIn(entry, all),
          }))}
          value={room?.id}
          onChange={(id) => setWanted(ROOMS.find((entry) => entry.id === id)?.id)}
        />
        {children}
      </div>
    </div>
  )
}

const PILL =
  'absolute top-full mt-3 rounded-full bg-white/85 px-2.5 py-0.5 text-sm font-medium whitespace-nowrap tabular-nums'
/** Outwards from the space between both, so that neither covers the other. */
const PILL_OF_TWO = ['right-0', 'left-0']

/** One mm of the wall, as a share of the picture's width. */
const oneMm = ({ widthMm }: Wall): CSSProperties => ({ ['--mm' as string]: `calc(100cqi / ${widthMm})` })
