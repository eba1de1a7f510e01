import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'
import type { Opening } from './openings'
import { Turning } from './Turning'
import type { Leafing } from './use-leafing'

type Side = 'left' | 'right'

const TURN_MS = 750
/** A page turns about the fold, which is its left side. */
const TURN: Keyframe[] = [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(-180deg)' }]
const SIZES = '(min-width: 1024px) 960px, 100vw'

/** Darker towards the fold, as paper is that bends into it. */
const SHADE: Record<Side, string> = {
  left: 'bg-[linear-gradient(to_left,rgb(22_33_27/.34),rgb(22_33_27/.10)_4%,transparent_11%)]',
  right: 'bg-[linear-gradient(to_right,rgb(22_33_27/.34),rgb(22_33_27/.10)_4%,transparent_11%)]',
}

interface BookProps {
  openings: readonly Opening[]
  leafing: Leafing
}

/** A book of which two pages lie open. Its first opening is the closed book. */
export function Book({ openings, leafing: { at, from, settle } }: BookProps) {
  const now = openings[at]
  const before = from === null ? undefined : openings[from]
  const isBack = from !== null && from > at
  const [lower, upper] = isBack ? [now, before] : [before, now]
  const isClosed = at === 0
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <div
        className={classNames(
          'relative aspect-[2/1] [perspective:2200px] transition-transform duration-700 motion-reduce:transition-none',
          isClosed && '-translate-x-1/4',
        )}
      >
        <Page
          opening={before ? lower : now}
          side="left"
          isNamed={!before}
          isThere={(before ? lower : now) !== openings[0]}
        />
        <Page opening={before ? upper : now} side="right" isNamed={!before && now?.on === 'right'} isThere />
        {before && (
          <Turning
            key={`${from} ${at}`}
            keyframes={TURN}
            ms={TURN_MS}
            isBack={isBack}
            onDone={settle}
            className="absolute inset-y-0 right-0 w-1/2 origin-left [transform-style:preserve-3d]"
          >
            <div className="absolute inset-0 [backface-visibility:hidden]">
              <Paper opening={lower} side="right" />
            </div>
            <div className="absolute inset-0 [backface-visibility:hidden] [transform:rotateY(180deg)]">
              <Paper opening={upper} side="left" />
            </div>
          </Turning>
        )}
      </div>
    </div>
  )
}

interface PageProps {
  opening: Opening | undefined
  side: Side
}

/** The left or the right page. Beside a closed book there is nothing. */
function Page({ opening, side, isNamed, isThere }: PageProps & { isNamed: boolean; isThere: boolean }) {
  return (
    <div className={classNames('absolute inset-y-0 w-1/2', side === 'left' ? 'left-0' : 'right-0')}>
      {isThere && <Paper opening={opening} side={side} isNamed={isNamed} />}
    </div>
  )
}

/** A page with its half of the picture; white where the opening has none on this side. */
function Paper({ opening, side, isNamed = false }: PageProps & { isNamed?: boolean }) {
  const isPrinted = opening !== undefined && (opening.on === 'both' || opening.on === side)
  return (
    <div className="relative size-full overflow-hidden bg-paper shadow-[0_2px_10px_rgb(22_33_27/.28)]">
      {isPrinted && (
        <Picture
          src={opening.picture}
          alt={isNamed ? opening.alt : ''}
          sizes={SIZES}
          shape="custom"
          className={classNames(
            'absolute inset-y-0 h-full',
            opening.on === 'both' ? 'w-[200%]' : 'w-full',
            side === 'left' ? 'left-0' : 'right-0',
          )}
        />
      )}
      <span aria-hidden="true" className={classNames('absolute inset-0', SHADE[side])} />
    </div>
  )
}
