import type { FormEventHandler, ReactNode } from 'react'
import { Alert } from './Alert'
import { Button } from './Button'

/** A field that is not right, as react-hook-form names it. */
export interface FieldProblem {
  label: string
  message: string
  focus: () => void
}

interface FormProps {
  onSubmit: FormEventHandler
  /** Both are required, so that no form forgets to hook them up. */
  pending: boolean
  submitError: string
  problems: readonly FieldProblem[]
  submitLabel: string
  pendingLabel: string
  children: ReactNode
}

/** One form with one button. What is wrong stands at the field, and once more at the top when there are several. */
export function Form(props: FormProps) {
  const { onSubmit, pending, submitError, problems, submitLabel, pendingLabel, children } = props
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
      {submitError && <Alert>{submitError}</Alert>}
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
