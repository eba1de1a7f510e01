import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { logInByCode, sendLoginCode } from '~/features/customer/authentication-requests'
import { CaptchaLine } from '~/features/forms/captcha/CaptchaLine'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import type { LoginProps } from './PasswordLogin'

const loadEmailRules = async () => (await import('@kea/shared/schemas/account')).emailForm
const loadCodeRules = async () => (await import('@kea/shared/schemas/account')).codeForm

/** First the email, then the code of the mail. */
export function CodeLogin({ email, onEmail, onDone }: LoginProps) {
  const [sent, setSent] = useState<{ to: string; message: string } | null>(null)
  return sent === null ? (
    <AskForCode email={email} onEmail={onEmail} onSent={(to, message) => setSent({ to, message })} />
  ) : (
    <EnterCode email={sent.to} message={sent.message} onDone={onDone} onAgain={() => setSent(null)} />
  )
}

interface AskForCodeProps extends Pick<LoginProps, 'email' | 'onEmail'> {
  onSent: (email: string, message: string) => void
}

function AskForCode({ email, onEmail, onSent }: AskForCodeProps) {
  const form = useForm({ resolver: useLazyRules<{ email: string }>(loadEmailRules), defaultValues: { email } })
  const captcha = useCaptcha()
  const request = useSubmit(
    (values: { email: string }) => captcha.spend((token) => sendLoginCode(values.email, token)),
    (message) => onSent(form.getValues('email'), message),
  )
  return (
    <SubmitForm form={form} labels={{ email: 'Email' }} request={request} submitLabel="SUBMIT" pendingLabel="Sending">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        hint="We’ll send a six-digit code to it."
        error={form.formState.errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <CaptchaLine captcha={captcha} />
    </SubmitForm>
  )
}

interface EnterCodeProps {
  email: string
  message: string
  onDone: () => void
  onAgain: () => void
}

function EnterCode({ email, message, onDone, onAgain }: EnterCodeProps) {
  const form = useForm({ resolver: useLazyRules<{ code: string }>(loadCodeRules), defaultValues: { code: '' } })
  const captcha = useCaptcha()
  const request = useSubmit(
    ({ code }: { code: string }) => captcha.spend((token) => logInByCode({ email, code }, token)),
    onDone,
  )
  return (
    <>
      <p role="status" className="mb-6 max-w-prose">
        {message}
      </p>
      <SubmitForm form={form} labels={{ code: 'Code' }} request={request} submitLabel="Login" pendingLabel="Logging in">
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // The shopper asked for it a moment ago.
          autoFocus
          hint={`Sent to ${email}. It works for 10 minutes.`}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <CaptchaLine captcha={captcha} />
      </SubmitForm>
      <Button look="quiet" className="mt-4" onClick={onAgain}>
        Send a new code
      </Button>
    </>
  )
}
