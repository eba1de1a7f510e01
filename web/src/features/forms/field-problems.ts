import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldsOf } from '~/lib/fields-of'
import type { FieldProblem } from '~/ui/Form'

/** The message of a field error. A list has the message of its first invalid entry. */
export function errorOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (Array.isArray(error)) return error.map(errorOf).find((message) => message !== undefined)
  const { message } = fieldsOf(error)
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The errors of a form in the order of its fields. Each error can move the focus to its field. */
export function problemsOf<T extends FieldValues>(
  form: UseFormReturn<T>,
  labels: Readonly<Record<keyof T & string, string>>,
): FieldProblem[] {
  const errors: FieldErrors<T> = form.formState.errors
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = errorOf(errors[name])
    return message ? [{ label: String(label), message, focus: () => form.setFocus(name as Path<T>) }] : []
  })
}
