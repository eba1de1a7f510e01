import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { dropDrafts } from '~/lib/form-drafts'
import { useCaptcha } from './captcha/use-captcha'
import { errorOf, problemsOf } from './field-problems'
import { readDraft, useDraft } from './use-draft'
import { useSubmit } from './use-submit'

interface ShopFormOptions<TValues extends FieldValues, TResult> {
  /** The name of the form's draft. */
  name: string
  schema: z.ZodType<TValues, TValues>
  empty: DefaultValues<TValues>
  /** The label of each field, in the order of the form. */
  labels: Readonly<Record<keyof TValues & string, string>>
  send: (values: TValues, captcha: string) => Promise<TResult>
}

/**
 * A public form. The store validates it by the same schema. Its draft is stored on every change and deleted after a
 * successful submit. Every request has a captcha token.
 */
export function useShopForm<TValues extends FieldValues, TResult>(options: ShopFormOptions<TValues, TResult>) {
  const { name, schema, empty, labels, send } = options
  const [sent, setSent] = useState<TResult | null>(null)
  const form = useForm<TValues>({
    resolver: zodResolver<TValues, unknown, TValues>(schema),
    defaultValues: { ...empty, ...readDraft(name, empty) },
  })
  // The order of registration decides which invalid field gets the focus.
  for (const field of Object.keys(labels)) form.register(field as Path<TValues>)
  useDraft(name, form)
  const captcha = useCaptcha()
  const { submit, pending, error, failure } = useSubmit(
    (values: TValues) => captcha.spend((token) => send(values, token)),
    (result) => {
      form.reset(empty)
      dropDrafts(name)
      setSent(result)
    },
  )
  return {
    form,
    /** The result of `send`; null before the form is sent. */
    sent,
    again: () => setSent(null),
    /** Why the last submit failed. */
    failure,
    /** The properties of a field by its name: label, error and registration. */
    field: (field: keyof TValues & Path<TValues>) => ({
      label: labels[field],
      error: errorOf(form.formState.errors[field]),
      ...form.register(field),
    }),
    props: {
      onSubmit: form.handleSubmit(submit),
      pending,
      submitError: error,
      problems: problemsOf(form, labels),
      captcha,
    },
  }
}
