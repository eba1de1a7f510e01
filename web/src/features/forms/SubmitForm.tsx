import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from '~/ui/Form'
import { problemsOf } from './field-problems'

interface SubmitFormProps<T extends FieldValues> {
  form: UseFormReturn<T>
  /** The label of each field, in the order of the form. */
  labels: Readonly<Record<keyof T & string, string>>
  /** The result of `useSubmit`. */
  request: { submit: (values: T) => void; pending: boolean; error: string }
  submitLabel: string
  pendingLabel: string
  children: ReactNode
}

/** A form of react-hook-form whose valid values are sent by `useSubmit`. */
export function SubmitForm<T extends FieldValues>({ form, labels, request, ...rest }: SubmitFormProps<T>) {
  return (
    <Form
      onSubmit={form.handleSubmit(request.submit)}
      pending={request.pending}
      submitError={request.error}
      problems={problemsOf(form, labels)}
      {...rest}
    />
  )
}
