import { RotateCcw } from 'lucide-react'
import { useId } from 'react'

interface SliderProps {
  label: string
  unit?: string
  value: number
  least: number
  most: number
  step: number
  /** The value to which a button sets it back; no button for none. */
  start?: number
  onChange: (value: number) => void
  /** Called at the start and the end of a drag, and of keys in a row. */
  onActive?: (isActive: boolean) => void
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** A number between two bounds, by a slider and in figures. */
export function Slider({ label, unit, value, least, most, step, start, onChange, onActive }: SliderProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <span className="flex items-center gap-2">
        <label htmlFor={id} className="mr-auto font-medium">
          {label}
        </label>
        <span className="text-ink-soft tabular-nums">
          {rounded(value)}
          {unit && ` ${unit}`}
        </span>
        {start !== undefined && (
          <button
            type="button"
            aria-label={`Reset: ${label}`}
            aria-disabled={value === start || undefined}
            onClick={() => onChange(start)}
            className="-my-2 inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-mist aria-disabled:cursor-default aria-disabled:text-control/60"
          >
            <RotateCcw aria-hidden="true" className="size-4" />
          </button>
        )}
      </span>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerDown={() => onActive?.(true)}
        onPointerUp={() => onActive?.(false)}
        onPointerCancel={() => onActive?.(false)}
        onKeyDown={({ key }) => key !== 'Tab' && onActive?.(true)}
        onBlur={() => onActive?.(false)}
        className="h-11 w-full cursor-pointer accent-kea"
      />
    </div>
  )
}
