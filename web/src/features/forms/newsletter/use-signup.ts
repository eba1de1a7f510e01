import { subscribeSource } from '@kea/shared/newsletter/offer'
import { type Resolver, useForm } from 'react-hook-form'
import { messageOf, noAnswer } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { showToast } from '~/lib/toast'
import { useCaptcha } from '../captcha/use-captcha'
import { useSubmit } from '../use-submit'

/** Rules and request come when somebody turns to the field: until then the form weighs little. */
const load = () =>
  import('./subscribe').catch(() => {
    throw noAnswer()
  })

interface SignupValues {
  email: string
}

const resolver: Resolver<SignupValues> = async (values, context, options) => {
  const rules = await load().catch(() => null)
  // Without the rules the request fails as well, and says why.
  return rules ? rules.resolver(values, context, options) : { values, errors: {} }
}

interface Place {
  path: string
  pageId: number
}

/** The form with one field: an address that is not right is told at the field, everything else as a toast. */
export function useSignup({ path, pageId }: Place) {
  const { siteUrl, newsletter } = useSettings()
  const captcha = useCaptcha()
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
        form.reset()
      },
      onError: (error) => showToast(messageOf(error)),
    },
  )
  return {
    field: form.register('email'),
    problem: form.formState.errors.email?.message,
    pending,
    prepare: () => {
      void load().catch(() => {})
      captcha.start()
    },
    submit: form.handleSubmit(submit),
  }
}
