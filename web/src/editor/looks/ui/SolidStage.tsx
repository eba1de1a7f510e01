import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Waiting } from '~/ui/Waiting'
import type { Body, Slider } from '../../solids/body'
import type { PrintOf } from '../../solids/piece'
import { BUTTON_STEP, dragged, turnOfKey, turnText } from '../turning'
import { FlatPrint } from './FlatPrint'
import { Ground } from './Ground'
import { useSolidScene } from './use-solid-scene'

interface SolidStageProps {
  body: Body
  /** What a shopper calls the thing. */
  noun: string
  print: PrintOf
}

/** A body that turns: by a drag, by arrow keys and by two buttons. */
export function SolidStage({ body, noun, print }: SolidStageProps) {
  const host = useRef<HTMLDivElement>(null)
  const { state, turn, turnBy, reset, slide } = useSolidScene(
    host,
    body,
    print,
    body.slider ? SLIDERS[body.slider].start / 100 : 0,
  )
  const [announced, setAnnounced] = useState('')
  const [percent, setPercent] = useState(body.slider ? SLIDERS[body.slider].start : 0)
  const help = useId()
  const part = body.parts.find(({ print }) => print)?.print ?? ''
  if (state === 'flat') return <FlatPrint part={part} noun={noun} print={print} />
  const press = (degrees: number) => {
    const next = turnBy({ degrees }, true)
    setAnnounced(turnText(next.degrees))
  }
  return (
    <>
      <Ground night={body.slider === 'night' && state === 'shown' ? percent / 100 : 0}>
        <Turner
          label={`Turn your ${noun}`}
          describedBy={help}
          degrees={turn.degrees}
          most={body.most ?? 180}
          onTurn={turnBy}
          onReset={reset}
        >
          <div ref={host} className="absolute inset-0" />
        </Turner>
        {state === 'loading' && (
          <Waiting className="pointer-events-none absolute inset-0 m-auto h-fit w-fit">
            Getting your {noun} ready
          </Waiting>
        )}
        {state === 'lost' && (
          <p role="status" className="absolute inset-0 m-auto h-fit w-fit max-w-80 px-4 text-center text-ink-soft">
            The picture stopped. It should come back in a moment. If not, close it and open it again.
          </p>
        )}
      </Ground>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <div className="flex items-center gap-1">
          <TurnButton icon={ChevronLeft} label="Turn to the left" onClick={() => press(-BUTTON_STEP)} />
          <p id={help} className="text-sm text-ink-soft">
            Drag to turn
          </p>
          <TurnButton icon={ChevronRight} label="Turn to the right" onClick={() => press(BUTTON_STEP)} />
        </div>
        {body.slider && (
          <LightSlider
            kind={body.slider}
            percent={percent}
            onSlide={(value) => {
              setPercent(value)
              slide(value / 100)
            }}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

interface TurnerProps {
  label: string
  describedBy: string
  degrees: number
  most: number
  onTurn: ReturnType<typeof useSolidScene>['turnBy']
  onReset: () => void
  children: ReactNode
}

/** The thing as a slider from left to right, so that keys and screen readers can turn it. */
function Turner({ label, describedBy, degrees, most, onTurn, onReset, children }: TurnerProps) {
  const last = useRef<{ id: number; x: number; y: number } | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = turnOfKey(event.key)
    if (!by) return
    event.preventDefault()
    if (by === 'start') onReset()
    else onTurn(by)
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = last.current
    if (from?.id !== pointerId) return
    last.current = { id: pointerId, x: clientX, y: clientY }
    onTurn(dragged(clientX - from.x, clientY - from.y))
  }
  const end = () => {
    last.current = null
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={-most}
      aria-valuemax={most}
      aria-valuenow={Math.round(degrees)}
      aria-valuetext={turnText(degrees)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || last.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      className="absolute inset-0 cursor-grab touch-none select-none rounded-picture active:cursor-grabbing focus-visible:outline-offset-[-4px]"
    >
      {children}
    </div>
  )
}

function TurnButton({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist"
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
    </button>
  )
}

const SLIDERS: Record<Slider, { label: string; low: string; high: string; start: number }> = {
  heat: { label: 'Heat of the drink', low: 'Cold', high: 'Hot', start: 0 },
  // A lamp is bought for the evening.
  night: { label: 'Day or night', low: 'Day', high: 'Night', start: 100 },
}

interface LightSliderProps {
  kind: Slider
  percent: number
  onSlide: (percent: number) => void
}

function LightSlider({ kind, percent, onSlide }: LightSliderProps) {
  const { label, low, high } = SLIDERS[kind]
  return (
    <label className="flex items-center gap-3 text-sm">
      <span aria-hidden="true">{low}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        aria-valuetext={`${percent} percent`}
        onChange={({ currentTarget: { valueAsNumber } }) => onSlide(valueAsNumber)}
        className="h-11 w-44 cursor-pointer accent-kea"
      />
      <span aria-hidden="true">{high}</span>
    </label>
  )
}
