import { subscribeSource } from '@kea/shared/newsletter/offer'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { messageOf, noAnswer } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { showToast } from '~/lib/toast'
import { useCaptcha } from '../captcha/use-captcha'
import { useSubmit } from '../use-submit'
import { rememberSubscription } from './subscribed'

/** Schema and request are loaded on the first focus, so that the footer adds little code to a page. */
const load = () =>
  import('./subscribe').catch(() => {
    throw noAnswer()
  })

interface SignupValues {
  email: string
}

const resolver: Resolver<SignupValues> = async (values, context, options) => {
  const loaded = await load().catch(() => null)
  // Without the schema the request fails too and shows the error.
  return loaded ? loaded.resolver(values, context, options) : { values, errors: {} }
}

interface SignupPage {
  path: string
  pageId: number
}

/**
 * The state of the newsletter form. An invalid address is shown at the field, every other result in a toast. The message of a
 * success also stays below the form.
 */
export function useSignup({ path, pageId }: SignupPage) {
  const { siteUrl, newsletter } = useSettings()
  const captcha = useCaptcha()
  const [confirmation, setConfirmation] = useState('')
  const form = useForm<SignupValues>({ resolver, defaultValues: { email: '' }, reValidateMode: 'onSubmit' })
  const { submit, pending } = useSubmit(
    async ({ email }: SignupValues) => {
      const { subscribe } = await load()
      const source = subscribeSource(path, siteUrl, newsletter)
      return subscribe({ email, categoryId: pageId, source }, await captcha.token())
    },
    () => {},
    {
      onSuccess: (message) => {
        showToast(message)
        setConfirmation(message)
        rememberSubscription()
        form.reset()
      },
      onError: (error) => showToast(messageOf(error)),
    },
  )
  return {
    field: form.register('email'),
    problem: form.formState.errors.email?.message,
    pending,
    confirmation,
    prepare: () => {
      void load().catch(() => {})
      captcha.start()
    },
    submit: form.handleSubmit(submit),
  }
}
