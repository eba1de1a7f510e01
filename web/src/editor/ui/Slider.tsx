interface SliderProps {
  label: string
  unit?: string
  value: number
  least: number
  most: number
  step: number
  onChange: (value: number) => void
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** A number between two bounds, by a slider and in figures. */
export function Slider({ label, unit, value, least, most, step, onChange }: SliderProps) {
  return (
    <label className="grid gap-1">
      <span className="flex justify-between gap-2">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">
          {rounded(value)}
          {unit && ` ${unit}`}
        </span>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full cursor-pointer accent-kea"
      />
    </label>
  )
}
