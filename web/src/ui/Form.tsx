import type { FormEventHandler, ReactNode } from 'react'
import { Alert } from './Alert'
import { Button } from './Button'

/** An invalid field of react-hook-form. */
export interface FieldProblem {
  label: string
  message: string
  focus: () => void
}

interface FormProps {
  onSubmit: FormEventHandler
  /** `pending` and `submitError` are required, so that no form forgets them. */
  pending: boolean
  submitError: string
  problems: readonly FieldProblem[]
  submitLabel: string
  pendingLabel: string
  /** What can be done about the error. */
  remedy?: ReactNode
  children: ReactNode
}

/** A form with one button. Each error is at its field, and several errors are also listed at the top. */
export function Form(props: FormProps) {
  const { onSubmit, pending, submitError, problems, submitLabel, pendingLabel, remedy, children } = props
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      {problems.length > 1 && (
        <Alert>
          <p className="font-semibold">Please check these fields:</p>
          <ul className="mt-1">
            {problems.map(({ label, message, focus }) => (
              <li key={label}>
                <button type="button" onClick={focus} className="min-h-8 cursor-pointer text-left underline">
                  {label}
                </button>
                <span className="sr-only">: {message}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      {submitError && (
        <Alert>
          {submitError}
          {remedy}
        </Alert>
      )}
      <Button
        type="submit"
        state={pending ? 'sending' : 'normal'}
        loadingText={pendingLabel}
        className="min-h-13 w-full"
      >
        {submitLabel}
      </Button>
    </form>
  )
}
