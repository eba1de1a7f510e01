import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendLoginCode } from '~/features/customer/authentication-requests'
import { CaptchaLine } from '~/features/forms/captcha/CaptchaLine'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { deleteAccount } from './own-data'

const loadRules = async () => (await import('@kea/shared/schemas/account')).codeForm

interface DeleteByCodeProps {
  email: string
  onDone: () => void
}

/** For customers without a password: first the mail, then its code. */
export function DeleteByCode({ email, onDone }: DeleteByCodeProps) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <EnterCode email={email} onDone={onDone} onAgain={() => setIsSent(false)} />
  ) : (
    <AskForCode email={email} onSent={() => setIsSent(true)} />
  )
}

function AskForCode({ email, onSent }: { email: string; onSent: () => void }) {
  const form = useForm()
  const captcha = useCaptcha()
  const request = useSubmit(() => captcha.spend((token) => sendLoginCode(email, token)), onSent)
  return (
    <SubmitForm form={form} labels={{}} request={request} submitLabel="Send me a code" pendingLabel="Sending">
      <p>We’ll send a six-digit code to {email}.</p>
      <CaptchaLine captcha={captcha} />
    </SubmitForm>
  )
}

function EnterCode({ email, onDone, onAgain }: DeleteByCodeProps & { onAgain: () => void }) {
  const form = useForm({ resolver: useLazyRules<{ code: string }>(loadRules), defaultValues: { code: '' } })
  const captcha = useCaptcha()
  const send = (proof: { code: string }) => captcha.spendIfAsked((token) => deleteAccount(proof, token))
  const request = useSubmit(send, onDone)
  return (
    <>
      <SubmitForm
        form={form}
        labels={{ code: 'Code' }}
        request={request}
        submitLabel="Delete my account for good"
        pendingLabel="Deleting"
      >
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
      </SubmitForm>
      <Button look="quiet" className="mt-3" onClick={onAgain}>
        Send a new code
      </Button>
    </>
  )
}
