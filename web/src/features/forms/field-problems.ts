import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '~/ui/Form'

/** The form's errors in the order of its fields, each with the way to it. */
export function problemsOf<T extends FieldValues>(
  form: UseFormReturn<T>,
  labels: Readonly<Record<keyof T & string, string>>,
): FieldProblem[] {
  const errors: FieldErrors<T> = form.formState.errors
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name]?.message
    return message
      ? [{ label: String(label), message: String(message), focus: () => form.setFocus(name as Path<T>) }]
      : []
  })
}
