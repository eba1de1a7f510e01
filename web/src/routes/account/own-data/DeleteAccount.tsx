import { routes } from '@kea/shared/routes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHasPassword } from '~/features/customer/passwords/own-password'
import { useProfile } from '~/features/customer/profile'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { Button } from '~/ui/Button'
import { PasswordField } from '~/ui/PasswordField'
import { DeleteByCode } from './DeleteByCode'
import { deleteAccount } from './own-data'

const loadRules = async () => (await import('@kea/shared/schemas/account')).currentPasswordForm
const LABELS = { password: 'Your password' }

/** A new document, so that nothing of the customer stays in memory. */
const leave = () => location.replace(routes.home())

/** Asks for the password once more, or for a code of a mail. */
export function DeleteAccount({ onStay }: { onStay: () => void }) {
  const [isByCode, setIsByCode] = useState(useHasPassword() === false)
  const email = useProfile()?.email
  return (
    <div className="mt-6 max-w-md">
      {isByCode && email ? <DeleteByCode email={email} onDone={leave} /> : <DeleteByPassword onDone={leave} />}
      <div className="mt-3 flex flex-wrap gap-x-3">
        {email && (
          <Button look="quiet" onClick={() => setIsByCode(!isByCode)}>
            {isByCode ? 'Use my password' : 'No password? Use a code by email'}
          </Button>
        )}
        <Button look="quiet" onClick={onStay}>
          Keep my account
        </Button>
      </div>
    </div>
  )
}

function DeleteByPassword({ onDone }: { onDone: () => void }) {
  const form = useForm<{ password: string }>({ resolver: useLazyRules(loadRules), defaultValues: { password: '' } })
  const captcha = useCaptcha()
  const send = (proof: { password: string }) => captcha.spendIfAsked((token) => deleteAccount(proof, token))
  const request = useSubmit(send, onDone)
  return (
    <SubmitForm
      form={form}
      labels={LABELS}
      request={request}
      submitLabel="Delete my account for good"
      pendingLabel="Deleting"
    >
      <PasswordField
        label={LABELS.password}
        autoComplete="current-password"
        // The shopper has just asked for it.
        autoFocus
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </SubmitForm>
  )
}
