import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '~/lib/class-names'

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Shown beside the label. Required fields have no mark. */
  optional?: boolean
  /** For a field whose placeholder says the same: the label is for screen readers. */
  hidesLabel?: boolean
  className?: string
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

const CONTROL =
  'block w-full min-h-12 rounded-lg border bg-paper px-3.5 text-base text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink'

const border = (error: string | undefined) => (error ? 'border-danger' : 'border-control')

/** The look of the input of a field. */
export const inputClass = (error: string | undefined): string => classNames(CONTROL, border(error))

/** One field: label, control, hint and error, connected for screen readers. */
export function Field({ label, error, hint, optional, hidesLabel, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'mb-1.5 block text-[0.9375rem] font-medium'}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type Own = Omit<FieldProps, 'children'>

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, Own {
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, error, hint, optional, hidesLabel, className, ...input }: TextFieldProps) {
  const field = { label, error, hint, optional: optional ?? false, hidesLabel: hidesLabel ?? false }
  return (
    <Field {...field} className={className ?? ''}>
      {(control) => <input type="text" {...input} {...control} className={inputClass(error)} />}
    </Field>
  )
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'className'>, Own {
  ref?: Ref<HTMLTextAreaElement>
}

export function TextAreaField({ label, error, hint, optional, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(control) => <textarea rows={6} {...area} {...control} className={classNames(CONTROL, 'py-3', border(error))} />}
    </Field>
  )
}

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label. All of it is clickable. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-[0.9375rem]">
        <input
          type="checkbox"
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-kea"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className'>, Own {
  ref?: Ref<HTMLSelectElement>
}

/** The native select, which is the easiest to use on a phone. */
export function SelectField({ label, error, hint, optional, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={classNames(CONTROL, 'cursor-pointer appearance-none pr-11', border(error))}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-soft"
          />
        </span>
      )}
    </Field>
  )
}
