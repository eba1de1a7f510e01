import type { PopupForm } from '@kea/shared/schemas/newsletter'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useSettings } from '~/api/settings-query'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { fieldProps } from '~/features/forms/field-props'
import { rememberSubscription } from '~/features/forms/newsletter/subscribed'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { closePopup } from './offer-flag'
import { popupFailure, resolver, subscribeByPopup } from './subscribe-popup'

/** The texts of the popup's fields are also their placeholders. */
const LABELS = { firstName: 'First Name*', email: 'Email Id*', day: 'Day', month: 'Month', year: 'Year' }
const EMPTY: PopupForm = { firstName: '', email: '', day: '', month: '', year: '' }

interface PopupPage {
  path: string
  /** The id of the page; 0 without one. */
  pageId: number
  hasOffer: boolean
}

const firstOf = (errors: FieldErrors<PopupForm>): string =>
  Object.values(errors).find((error) => error?.message)?.message ?? ''

/** The form of the popup. A subscription takes the popup away, and the shop's message stays as a toast. */
export function usePopupForm({ path, pageId, hasOffer }: PopupPage) {
  const { siteUrl } = useSettings()
  const captcha = useCaptcha()
  const [failure, setFailure] = useState('')
  const form = useForm<PopupForm>({ resolver, defaultValues: EMPTY, reValidateMode: 'onSubmit' })
  const { submit, pending } = useSubmit(
    async (values: PopupForm) => {
      setFailure('')
      return subscribeByPopup(values, { pageId, source: siteUrl + path, hasOffer }, await captcha.token())
    },
    () => {},
    {
      onSuccess: (message) => {
        rememberSubscription()
        closePopup()
        showToast(message)
      },
      onError: (error) => setFailure(popupFailure(error)),
    },
  )
  const named = fieldProps(form, LABELS)
  return {
    field: (name: keyof PopupForm) => ({ ...named(name), placeholder: LABELS[name], hidesLabel: true }),
    pending,
    failure,
    prepare: captcha.start,
    submit: form.handleSubmit(submit, (errors) => showToast(firstOf(errors))),
  }
}
