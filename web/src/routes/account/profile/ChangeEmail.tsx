import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHasPassword } from '~/features/customer/passwords/own-password'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { Alert } from '~/ui/Alert'
import { TextField } from '~/ui/Field'
import { PasswordField } from '~/ui/PasswordField'
import { askForEmail } from './profile-changes'

const loadRules = async () => (await import('@kea/shared/schemas/account')).changeEmailForm
const LABELS = { email: 'New email', password: 'Your password' }
const EMPTY = { email: '', password: '' }

/** Another email address. It holds once it is confirmed by the link of a mail. */
export function ChangeEmail({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<typeof EMPTY>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const captcha = useCaptcha()
  const send = (change: typeof EMPTY) => captcha.spendIfAsked((token) => askForEmail(change, token))
  const request = useSubmit(send, () => {
    setSentTo(form.getValues('email').trim())
    form.reset(EMPTY)
  })
  const field = fieldProps(form, LABELS)
  if (useHasPassword() === false) {
    return (
      <p className="max-w-md text-ink-soft wrap-anywhere">
        You log in with {email}. To change it, first set a password below.
      </p>
    )
  }
  return (
    <div className="max-w-md">
      <p className="mb-6 text-ink-soft wrap-anywhere">
        You log in with {email}. A new address takes effect once you open the link we send to it.
      </p>
      {sentTo !== null && (
        <Alert tone="calm" className="mb-6 wrap-anywhere">
          Check the inbox of {sentTo}, and open the link of our email.
        </Alert>
      )}
      <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Change email" pendingLabel="Sending">
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...field('password')} autoComplete="current-password" />
      </SubmitForm>
    </div>
  )
}
