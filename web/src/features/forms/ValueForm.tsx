import type { ReactNode } from 'react'
import { Form } from '~/ui/Form'

interface ValueFormProps<T> {
  /** What the fields have now. */
  value: T
  /** The result of `useSubmit`. */
  request: { submit: (value: T) => void; pending: boolean; error: string }
  children: ReactNode
}

/** A form that saves one value whose fields cannot be wrong. */
export function ValueForm<T>({ value, request, children }: ValueFormProps<T>) {
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        request.submit(value)
      }}
      pending={request.pending}
      submitError={request.error}
      problems={[]}
      submitLabel="Save"
      pendingLabel="Saving"
    >
      {children}
    </Form>
  )
}
