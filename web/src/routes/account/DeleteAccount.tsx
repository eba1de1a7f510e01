import { routes } from '@kea/shared/routes'
import { useForm } from 'react-hook-form'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { Button } from '~/ui/Button'
import { PasswordField } from '~/ui/PasswordField'
import { deleteAccount } from './own-data'

const loadRules = async () => (await import('@kea/shared/schemas/account')).currentPasswordForm
const LABELS = { password: 'Your password' }

/** Asks for the password once more. */
export function DeleteAccount({ onStay }: { onStay: () => void }) {
  const form = useForm<{ password: string }>({ resolver: useLazyRules(loadRules), defaultValues: { password: '' } })
  const request = useSubmit(
    ({ password }: { password: string }) => deleteAccount(password),
    // A new document, so that nothing of the customer stays in memory.
    () => location.replace(routes.home()),
  )
  return (
    <div className="mt-6 max-w-md">
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
      <Button look="quiet" className="mt-3" onClick={onStay}>
        Keep my account
      </Button>
    </div>
  )
}
