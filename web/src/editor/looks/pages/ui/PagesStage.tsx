import { ChevronLeft, ChevronRight, type LucideIcon, RefreshCw } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Waiting } from '~/ui/Waiting'
import { Ground } from '../../ui/Ground'
import type { PagesModel } from '../model'
import type { PaintPage } from '../three/PageTextures'
import { FlatPages } from './FlatPages'
import { keyOf } from './page-keys'
import { useFingers } from './use-fingers'
import { usePagesScene } from './use-pages-scene'

interface PagesStageProps {
  model: PagesModel
  paint: PaintPage
}

const HINTS: Record<PagesModel['drag'], string> = {
  page: 'Drag a page to turn it',
  sheet: 'Swipe up for the next page',
  slide: 'Drag along the fan, tap a card to turn it',
  none: 'Tap a tile to turn it over',
}

/** A thing of many pages or cards: they turn under the finger, by keys and by buttons. */
export function PagesStage({ model, paint }: PagesStageProps) {
  const host = useRef<HTMLDivElement>(null)
  const help = useId()
  const { state, shown, player, scene } = usePagesScene(host, model, paint)
  const { stops, unit, noun, overName } = model
  const last = stops.length - 1
  const name = overName?.(shown.stop, shown.isOver) ?? stops[shown.stop] ?? ''
  const turnOver = () => player.turnOver(player.goal)
  const onTap = (half: 1 | -1, stop: number | null) => {
    if (!overName) return tapPage(half)
    if (stop === null) return
    const isThere = stop === player.goal
    player.goTo(stop)
    if (isThere || model.drag === 'none') player.turnOver(stop)
  }
  /** A closed book opens wherever it is tapped, and a hanging sheet goes up. */
  const tapPage = (half: 1 | -1) => {
    const isOnly = model.drag === 'sheet' || player.goal === 0
    player.step(isOnly ? 1 : player.goal === last ? -1 : half)
  }
  const fingers = useFingers({ model, player, scene, onTap })
  const onKeyDown = (event: KeyboardEvent) => {
    const does = keyOf(event.key)
    if (!does || (does === 'over' && !overName)) return
    event.preventDefault()
    if (does === 'over') turnOver()
    else if (does === 'first') player.goTo(0)
    else if (does === 'last') player.goTo(last)
    else player.step(does === 'next' ? 1 : -1)
  }
  return (
    <>
      <Ground>
        {state === 'flat' ? (
          <FlatPages model={model} paint={paint} shown={shown} name={name} />
        ) : (
          <div ref={host} className="absolute inset-0" />
        )}
        <div
          role="slider"
          tabIndex={0}
          aria-label={overName ? `The ${unit}s of your ${noun}` : `Turn the ${unit}s of your ${noun}`}
          aria-describedby={help}
          aria-valuemin={1}
          aria-valuemax={stops.length}
          aria-valuenow={shown.stop + 1}
          aria-valuetext={name}
          onKeyDown={onKeyDown}
          {...fingers}
          className="absolute inset-0 cursor-grab touch-none rounded-picture select-none active:cursor-grabbing focus-visible:outline-offset-[-4px]"
        />
        {state === 'loading' && (
          <Waiting className="pointer-events-none absolute inset-0 m-auto h-fit w-fit rounded-full bg-paper/85 px-4 py-2">
            Getting your {noun} ready
          </Waiting>
        )}
        {state === 'lost' && (
          <p role="status" className="absolute inset-0 m-auto h-fit w-fit max-w-80 px-4 text-center text-ink-soft">
            The picture stopped. It should come back in a moment. If not, close it and open it again.
          </p>
        )}
      </Ground>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
        <StepButton
          icon={ChevronLeft}
          label={`Previous ${unit}`}
          isOff={shown.stop === 0}
          onClick={() => player.step(-1)}
        />
        <p role="status" className="min-w-44 text-center font-medium">
          {name}
        </p>
        <StepButton
          icon={ChevronRight}
          label={`Next ${unit}`}
          isOff={shown.stop === last}
          onClick={() => player.step(1)}
        />
        {overName && (
          <button
            type="button"
            onClick={turnOver}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 hover:bg-mist"
          >
            <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Turn it over
          </button>
        )}
      </div>
      <p id={help} className="text-center text-sm text-ink-soft">
        {HINTS[model.drag]}
      </p>
    </>
  )
}

interface StepButtonProps {
  icon: LucideIcon
  label: string
  isOff: boolean
  onClick: () => void
}

function StepButton({ icon: Icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist aria-disabled:cursor-default aria-disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
    </button>
  )
}
