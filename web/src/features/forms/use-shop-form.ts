import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useCaptcha } from './captcha/use-captcha'
import { errorOf, problemsOf } from './field-problems'
import { dropDrafts, readDraft, useDraft } from './use-draft'
import { useSubmit } from './use-submit'

interface ShopFormOptions<TValues extends FieldValues, TResult> {
  /** Of its draft. */
  name: string
  schema: z.ZodType<TValues, TValues>
  empty: DefaultValues<TValues>
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<keyof TValues & string, string>>
  send: (values: TValues, captcha: string) => Promise<TResult>
}

/**
 * A form that anybody may send: checked by the rules that the store goes by too, kept while it is typed, sent once with
 * a captcha, and forgotten when it has arrived.
 */
export function useShopForm<TValues extends FieldValues, TResult>(options: ShopFormOptions<TValues, TResult>) {
  const { name, schema, empty, labels, send } = options
  const [sent, setSent] = useState<TResult | null>(null)
  const form = useForm<TValues>({
    resolver: zodResolver<TValues, unknown, TValues>(schema),
    defaultValues: { ...empty, ...readDraft(name, empty) },
  })
  // In the order of the form, so that the first field that is wrong is the one that gets the focus.
  for (const field of Object.keys(labels)) form.register(field as Path<TValues>)
  useDraft(name, form)
  const captcha = useCaptcha()
  const { submit, pending, error } = useSubmit(
    (values: TValues) => captcha.spend((token) => send(values, token)),
    (result) => {
      form.reset(empty)
      dropDrafts(name)
      setSent(result)
    },
  )
  return {
    form,
    /** What the store has answered; null until then. */
    sent,
    again: () => setSent(null),
    /** A field of the form, by its name: label, error and what ties it to the form. */
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
