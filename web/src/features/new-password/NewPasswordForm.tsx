import { useForm } from 'react-hook-form'
import { withHardPassword } from '~/features/customer/passwords/hard-password'
import { NewPasswordFields } from '~/features/customer/passwords/NewPasswordFields'
import { PasswordStrength } from '~/features/customer/passwords/PasswordStrength'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'

const loadRules = async () => withHardPassword((await import('@kea/shared/schemas/account')).newPasswordForm)
const LABELS = { password: 'New password', confirmation: 'New password again' }
const EMPTY = { password: '', confirmation: '' }

interface NewPasswordFormProps {
  /** Password managers store the password beside it. */
  email: string
  submitLabel: string
  save: (password: string) => Promise<void>
  onDone: () => void
}

/** A password, typed twice. */
export function NewPasswordForm({ email, submitLabel, save, onDone }: NewPasswordFormProps) {
  const form = useForm<typeof EMPTY>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const request = useSubmit(({ password }: typeof EMPTY) => save(password), onDone)
  const field = fieldProps(form, LABELS)
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel={submitLabel} pendingLabel="Saving">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={field('password')}
        confirmation={field('confirmation')}
        strength={<PasswordStrength control={form.control} name="password" />}
      />
    </SubmitForm>
  )
}
