import type { ProductDefinition } from '@kea/design/product/definition'
import type { SizeRow } from '@kea/design/product/parts'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Picture } from '~/ui/Picture'
import { RadioCards } from '~/ui/RadioCards'
import { ROOMS, type Room } from './rooms'
import { useOwnPhoto } from './use-own-photo'
import { WallPrint } from './WallPrint'
import { extentOf, lookOf } from './wall-look'
import { fitsIn, placeOnWall, roomFor, sizeLabel, wallText } from './wall-scale'

interface SizeOnWallProps {
  definition: ProductDefinition
  chosen: readonly string[]
  /** In the orientation that the shopper sees. */
  size: SizeRow
  /** A button that turns the print. */
  children: ReactNode
}

/** The chosen size on the wall of a photographed room, at the scale of that wall. */
export function SizeOnWall({ definition, chosen, size, children }: SizeOnWallProps) {
  const [wanted, setWanted] = useState<Room['id']>()
  const photo = useOwnPhoto()
  const look = lookOf(definition, chosen)
  const extent = extentOf(size, look)
  const room = roomFor(extent, wanted)
  return (
    <div>
      <div
        role="img"
        aria-label={wallText(size, look.noun, room)}
        className="relative overflow-hidden rounded-picture"
        style={{ containerType: 'inline-size' }}
      >
        <Picture src={room.picture} alt="" sizes="(min-width: 1024px) 40vw, 100vw" />
        <div className="absolute transition-all duration-250" style={{ ...placeOnWall(room, extent), ...oneMm(room) }}>
          <WallPrint look={look} isUpright={size.heightMm > size.widthMm} photo={photo} />
          <span className="absolute top-full left-1/2 mt-3 -translate-x-1/2 rounded-full bg-white/85 px-2.5 py-0.5 text-sm font-medium whitespace-nowrap tabular-nums">
            {sizeLabel(size)}
          </span>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <RadioCards
          legend="Room"
          showsLegend={false}
          className="grid-cols-2"
          choices={ROOMS.map((entry) => ({
            value: entry.id,
            label: entry.label,
            disabled: !fitsIn(entry, extent),
          }))}
          value={room.id}
          onChange={(id) => setWanted(ROOMS.find((entry) => entry.id === id)?.id)}
        />
        {children}
      </div>
    </div>
  )
}

/** One mm of the wall, as a share of the picture's width. */
const oneMm = ({ widthMm }: Room): CSSProperties => ({ ['--mm' as string]: `calc(100cqi / ${widthMm})` })
