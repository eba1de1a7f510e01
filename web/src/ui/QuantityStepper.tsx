import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { readQuantity, stepped } from './quantity'

interface QuantityStepperProps {
  label: string
  value: number
  max: number
  /** Called only with a whole number from 1 to `max`. */
  onChange: (value: number) => void
  /** An error from the server, shown when the typed text is valid. */
  error?: string | undefined
  isBusy?: boolean
  /** The id of the field, where something else names it. */
  id?: string
  /** Hears whether the text is a number that can be had. */
  onCheck?: (isRight: boolean) => void
}

/** A number of pieces, typed or stepped. An invalid number shows an error and stays in the field. */
export function QuantityStepper({
  label,
  value,
  max,
  onChange,
  error,
  isBusy = false,
  id: given,
  onCheck,
}: QuantityStepperProps) {
  const own = useId()
  const id = given ?? own
  const [text, setText] = useState(String(value))
  const show = useCallback(
    (next: string) => {
      setText(next)
      onCheck?.(readQuantity(next, max) !== null)
    },
    [max, onCheck],
  )
  useEffect(() => show(String(value)), [value, show])
  const typed = readQuantity(text, max)
  const message = typed === null ? `Please enter a whole number from 1 to ${max}.` : error
  const commit = () => {
    if (typed !== null && typed !== value) onChange(typed)
  }
  const step = (by: 1 | -1) => {
    const next = stepped({ text, value, max }, by)
    show(String(next))
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') show(String(value))
  }
  const stepButton =
    'inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist disabled:cursor-not-allowed disabled:text-line'
  return (
    <div>
      <div
        className={classNames(
          'inline-flex items-center rounded-full border',
          message ? 'border-danger' : 'border-control',
        )}
      >
        <button
          type="button"
          className={stepButton}
          onClick={() => step(-1)}
          disabled={typed === 1}
          aria-label={`One less: ${label}`}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${label}`}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          aria-busy={isBusy}
          value={text}
          onChange={(event) => show(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
          className="h-11 w-12 rounded bg-transparent text-center tabular-nums"
        />
        <button
          type="button"
          className={stepButton}
          onClick={() => step(1)}
          disabled={typed === max}
          aria-label={`One more: ${label}`}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      {message && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 max-w-60 text-sm font-medium text-danger">
          {message}
        </p>
      )}
    </div>
  )
}
