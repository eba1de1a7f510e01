import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PREFIX = 'draft:'

/** What was typed into a form and not yet sent, so that a reload brings it back. Kept for this tab only. */
export function readDraft<T>(name: string): Partial<T> {
  try {
    return (JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') ?? {}) as Partial<T>
  } catch {
    return {}
  }
}

/** Forgets a form's draft, or with a name like `checkout/` those of all forms whose names begin so. */
export function dropDrafts(name: string): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX + name)) sessionStorage.removeItem(key)
}

/** Keeps a form's values while they are typed. */
export function useDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      try {
        sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
      } catch {
        // A full or forbidden storage only means that a reload forgets.
      }
    })
    return unsubscribe
  }, [name, watch])
}
