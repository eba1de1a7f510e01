import { type ReactNode, useId } from 'react'
import { classNames } from '~/lib/class-names'

interface Choice {
  value: string
  label: ReactNode
  detail?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps {
  legend: string
  /** False when a heading above has the same text. */
  showsLegend?: boolean
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  /** Narrow cards show the detail below the label. */
  isStacked?: boolean
  /** Cards with a small picture as their label. */
  isPictured?: boolean
  /** Classes for the columns of the cards. */
  className?: string
}

const CARD =
  'flex min-h-12 cursor-pointer justify-between rounded-lg border border-control transition-colors duration-150 hover:border-ink has-checked:border-kea has-checked:bg-kea-mist has-checked:shadow-[inset_0_0_0_1px_var(--color-kea)] has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-kea'

/**
 * A choice of cards, each fully clickable. They are native radio buttons, so arrow keys and screen readers work as
 * usual.
 */
export function RadioCards({
  legend,
  showsLegend = true,
  choices,
  value,
  onChange,
  isStacked = false,
  isPictured = false,
  className,
}: RadioCardsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={showsLegend ? 'mb-2.5 font-medium' : 'sr-only'}>{legend}</legend>
      <div className={classNames('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              CARD,
              isStacked && 'flex-col px-3.5 py-2',
              isPictured && 'items-center px-1 py-2 text-center text-sm',
              !isStacked && !isPictured && 'items-center gap-3 px-4 py-2.5',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span className="min-w-0 grow">{choice.label}</span>
            {choice.detail && <span className="text-sm text-ink-soft tabular-nums">{choice.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
