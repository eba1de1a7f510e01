import { Moon, Sun } from 'lucide-react'
import { classNames } from '~/lib/class-names'

const LIGHTS = [
  { isDay: false, label: 'Night', icon: Moon },
  { isDay: true, label: 'Day', icon: Sun },
] as const

interface LightSwitchProps {
  isDay: boolean
  onChange: (isDay: boolean) => void
  className?: string
}

/** Shows a sign switched on at night, or off by day. */
export function LightSwitch({ isDay, onChange, className }: LightSwitchProps) {
  return (
    <fieldset className={classNames('flex items-center rounded-full bg-paper/90 p-0.5', className)}>
      <legend className="sr-only">Light</legend>
      {LIGHTS.map(({ label, icon: Icon, ...light }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isDay === light.isDay}
          onClick={() => onChange(light.isDay)}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3.5 text-sm hover:bg-line/70 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
