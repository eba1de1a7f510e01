import { useId } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { classNames } from '~/lib/class-names'

const LABELS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

interface StarsFieldProps<T extends FieldValues> {
  control: Control<T>
  name: Path<T>
  label: string
}

/** One to five stars. They are native radio buttons, so arrow keys and screen readers work as usual. */
export function StarsField<T extends FieldValues>({ control, name, label }: StarsFieldProps<T>) {
  const { field, fieldState } = useController({ control, name })
  const id = useId()
  const error = fieldState.error?.message
  const chosen = field.value as number
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="flex">
          {LABELS.map((text, at) => (
            <label
              key={text}
              className={classNames(
                'grid size-12 cursor-pointer place-items-center rounded-full text-4xl leading-none has-focus-visible:outline-2 has-focus-visible:outline-kea',
                at < chosen ? 'text-caution' : 'text-control',
              )}
            >
              <input
                type="radio"
                ref={at === Math.max(chosen - 1, 0) ? field.ref : undefined}
                name={field.name}
                value={at + 1}
                checked={chosen === at + 1}
                onChange={() => field.onChange(at + 1)}
                onBlur={field.onBlur}
                className="sr-only"
              />
              <span aria-hidden="true">{at < chosen ? '★' : '☆'}</span>
              <span className="sr-only">
                {at + 1} {at === 0 ? 'star' : 'stars'}, {text}
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-ink-soft">
          {LABELS[chosen - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
