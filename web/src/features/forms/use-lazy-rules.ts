import { useCallback, useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * The validation of a form by its schema. Both load when the form is drawn. Without them the form is sent, and the store
 * validates it by the same schema.
 *
 * @param load imports the schema; a constant of the module
 */
export function useLazyRules<T extends FieldValues>(load: () => Promise<z.ZodType<T, T>>): Resolver<T> {
  const rules = useCallback(() => Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null), [load])
  useEffect(() => void rules(), [rules])
  return useCallback(
    async (values, context, options) => {
      const loaded = await rules()
      if (!loaded) return { values, errors: {} }
      const [{ zodResolver }, schema] = loaded
      return zodResolver<T, unknown, T>(schema)(values, context, options)
    },
    [rules],
  )
}
