import type { ChangePasswordForm } from '@kea/shared/schemas/account'
import { useForm } from 'react-hook-form'
import { withHardPassword } from '~/features/customer/passwords/hard-password'
import { PasswordStrength } from '~/features/customer/passwords/PasswordStrength'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { PasswordField } from '~/ui/PasswordField'
import { changePassword } from './profile-changes'

const loadRules = async () => withHardPassword((await import('@kea/shared/schemas/account')).changePasswordForm)
const LABELS = { current: 'Current password', password: 'New password', confirmation: 'New password again' }
const EMPTY: ChangePasswordForm = { current: '', password: '', confirmation: '' }
const SAVED = 'Your password has been saved successfully.'

/** A new password for the customer. The other devices are logged out. */
export function ChangePassword({ email }: { email: string }) {
  const form = useForm<ChangePasswordForm>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const request = useSubmit(
    ({ current, password }: ChangePasswordForm) => changePassword(current, password),
    () => {
      form.reset(EMPTY)
      showToast(SAVED)
    },
  )
  const field = fieldProps(form, LABELS)
  return (
    <div className="max-w-md">
      <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Save password" pendingLabel="Saving">
        {/* Password managers store the new password beside it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('current')} autoComplete="current-password" />
        <div>
          <PasswordField
            {...field('password')}
            autoComplete="new-password"
            hint="At least 8 characters, with three of these: capital letter, small letter, number, special character."
          />
          <PasswordStrength control={form.control} name="password" />
        </div>
        <PasswordField {...field('confirmation')} autoComplete="new-password" />
      </SubmitForm>
    </div>
  )
}
