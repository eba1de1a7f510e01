import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldsOf } from '~/lib/fields-of'
import { DRAFT_PREFIX } from '~/lib/form-drafts'

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')
const kindOf = (value: unknown): string => (isTextList(value) ? 'texts' : typeof value)

/** Whether every field of a stored draft has the same type as in the initial values of the form. */
const isDraft = <T extends object>(stored: unknown, initial: T): stored is Partial<T> =>
  Object.entries(fieldsOf(stored)).every(([name, value]) => kindOf(value) === kindOf(fieldsOf(initial)[name]))

/** The unsent values of a form, stored for this tab, so that a reload restores them. */
export function readDraft<T extends object>(name: string, initial: T): Partial<T> {
  try {
    const stored = fieldsOf(JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + name) ?? '{}'))
    return isDraft(stored, initial) ? stored : {}
  } catch {
    return {}
  }
}

/** Stores the values of a form on every change. */
export function useDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      try {
        sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(values))
      } catch {
        // Without storage a reload empties the form.
      }
    })
    return unsubscribe
  }, [name, watch])
}
