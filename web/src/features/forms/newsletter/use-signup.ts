import { subscribeSource } from '@kea/shared/newsletter/offer'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf, noAnswer } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { showToast } from '~/lib/toast'
import { useCaptcha } from '../captcha/use-captcha'

/** Rules and request come when somebody turns to the field: until then the form weighs next to nothing. */
const load = () =>
  import('./subscribe').catch(() => {
    throw noAnswer()
  })

interface Place {
  path: string
  pageId: number
}

/** The form with one field: an address that is not right is told at the field, everything else as a toast. */
export function useSignup({ path, pageId }: Place) {
  const { siteUrl, newsletter } = useSettings()
  const captcha = useCaptcha()
  const field = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  const send = async (form: HTMLFormElement, email: string) => {
    const { emailProblem, subscribe } = await load()
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong !== '') return field.current?.focus()
    const source = subscribeSource(path, siteUrl, newsletter)
    showToast(await subscribe({ email, categoryId: pageId, source }, await captcha.token()))
    form.reset()
  }

  return {
    field,
    pending,
    problem,
    prepare: () => {
      void load().catch(() => {})
      captcha.start()
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      setPending(true)
      try {
        await send(event.currentTarget, field.current?.value ?? '')
      } catch (error) {
        showToast(messageOf(error))
      } finally {
        isSending.current = false
        setPending(false)
      }
    },
  }
}
