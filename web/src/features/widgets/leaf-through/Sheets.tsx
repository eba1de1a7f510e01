import { parsePicture } from '@kea/shared/picture'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import type { Kind, Opening } from './openings'
import { Turning } from './Turning'
import type { Leafing } from './use-leafing'

interface Look {
  ms: number
  keyframes: Keyframe[]
  frame: string
  sheet: string
  sizes: string
}

/** A sheet of a calendar is turned up over its wire, a card is taken off the deck. */
const LOOKS: Record<Exclude<Kind, 'book'>, Look> = {
  calendar: {
    ms: 650,
    keyframes: [
      { transform: 'rotateX(0deg)', opacity: 1 },
      { transform: 'rotateX(70deg)', opacity: 1, offset: 0.75 },
      { transform: 'rotateX(96deg)', opacity: 0 },
    ],
    frame: 'max-w-[26rem]',
    sheet: 'shadow-[0_4px_16px_rgb(22_33_27/.25)]',
    sizes: '(min-width: 480px) 416px, 92vw',
  },
  cards: {
    ms: 450,
    keyframes: [
      { transform: 'none', opacity: 1 },
      { transform: 'translate(46%, -4%) rotate(7deg)', opacity: 1, offset: 0.55 },
      { transform: 'translate(92%, 2%) rotate(16deg)', opacity: 0 },
    ],
    frame: 'max-w-[17rem]',
    sheet: 'rounded-[5.5%/4%] shadow-[0_3px_12px_rgb(22_33_27/.3)]',
    sizes: '272px',
  },
}

interface SheetsProps {
  kind: Exclude<Kind, 'book'>
  openings: readonly Opening[]
  leafing: Leafing
}

/** Sheets that lie behind one another, of which the first is seen. */
export function Sheets({ kind, openings, leafing: { at, from, settle } }: SheetsProps) {
  const look = LOOKS[kind]
  const isBack = from !== null && from > at
  const moving = from === null ? undefined : openings[isBack ? at : from]
  const resting = openings[isBack ? (from ?? at) : at]
  const picture = parsePicture(openings[0]?.picture ?? '')
  return (
    <div className={classNames('mx-auto w-full', look.frame)}>
      <div
        className="relative [perspective:1600px]"
        style={{ aspectRatio: picture ? `${picture.width} / ${picture.height}` : '5 / 7' }}
      >
        {at + 1 < openings.length && (
          <span
            aria-hidden="true"
            className={classNames('absolute inset-0 translate-x-1 translate-y-1 bg-line', look.sheet)}
          />
        )}
        {resting && <Sheet opening={resting} look={look} isNamed={from === null} />}
        {moving && (
          <Turning
            key={`${from} ${at}`}
            keyframes={look.keyframes}
            ms={look.ms}
            isBack={isBack}
            onDone={settle}
            className="absolute inset-0 origin-top"
          >
            <Sheet opening={moving} look={look} isNamed={false} />
          </Turning>
        )}
        {kind === 'calendar' && <Wire />}
      </div>
    </div>
  )
}

const Sheet = ({ opening, look, isNamed }: { opening: Opening; look: Look; isNamed: boolean }) => (
  <Picture
    src={opening.picture}
    alt={isNamed ? opening.alt : ''}
    sizes={look.sizes}
    shape="custom"
    className={classNames('absolute inset-0', look.sheet)}
  />
)

/** White loops over the upper edge, with the hanger between them. */
const Wire = () => (
  <span
    aria-hidden="true"
    className="absolute inset-x-[3%] -top-2 h-4 bg-[repeating-linear-gradient(90deg,transparent_0_7px,rgb(255_255_255)_7px_9px,rgb(22_33_27/.35)_9px_10px)]"
  />
)
