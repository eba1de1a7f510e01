import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorOf } from './field-problems'

/** The properties of a field by its name: label, error and registration. */
export const fieldProps =
  <T extends FieldValues>(form: UseFormReturn<T>, labels: Readonly<Record<string, string>>) =>
  (name: Path<T>) => ({
    label: labels[name] ?? '',
    error: errorOf(form.formState.errors[name]),
    ...form.register(name),
  })
