import { accountPath } from '@kea/shared/account-routes'
import type { ChangePasswordForm } from '@kea/shared/schemas/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { withHardPassword } from '~/features/customer/passwords/hard-password'
import { NewPasswordFields } from '~/features/customer/passwords/NewPasswordFields'
import { createPassword, useHasPassword } from '~/features/customer/passwords/own-password'
import { PasswordStrength } from '~/features/customer/passwords/PasswordStrength'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { NewPasswordForm } from '~/features/new-password/NewPasswordForm'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { PasswordField } from '~/ui/PasswordField'
import { changePassword } from './profile-changes'

const loadRules = async () => withHardPassword((await import('@kea/shared/schemas/account')).changePasswordForm)
const LABELS = { current: 'Current password', password: 'New password', confirmation: 'New password again' }
const EMPTY: ChangePasswordForm = { current: '', password: '', confirmation: '' }
const SAVED = 'Your password has been saved successfully.'

/** A new password for the customer, or the first one. The other devices are logged out. */
export function ChangePassword({ email }: { email: string }) {
  const [isSaved, setIsSaved] = useState(false)
  const hasPassword = useHasPassword()
  const onSaved = () => {
    setIsSaved(true)
    showToast(SAVED)
  }
  return (
    <div className="max-w-md">
      {isSaved && <Saved />}
      {hasPassword === false ? (
        <>
          <p className="mb-6 text-ink-soft">Your account has no password yet. You don’t need one.</p>
          <NewPasswordForm email={email} submitLabel="Save password" save={createPassword} onDone={onSaved} />
        </>
      ) : (
        <OtherPassword email={email} onSaved={onSaved} />
      )}
    </div>
  )
}

/** What still opens the account beside the new password. */
function Saved() {
  const { hasForeignBackend } = useSettings()
  return (
    <Alert tone="calm" className="mb-6">
      <p>Your password is saved, and your other devices are logged out.</p>
      {!hasForeignBackend && (
        <p className="mt-2">
          Passkeys and connected logins still work.{' '}
          <Link to={accountPath('passkeys')} className="text-kea underline">
            Check that each one is yours
          </Link>
          .
        </p>
      )}
    </Alert>
  )
}

function OtherPassword({ email, onSaved }: { email: string; onSaved: () => void }) {
  const captcha = useCaptcha()
  const form = useForm<ChangePasswordForm>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const request = useSubmit(
    ({ current, password }: ChangePasswordForm) =>
      captcha.spendIfAsked((token) => changePassword(current, password, token)),
    () => {
      form.reset(EMPTY)
      onSaved()
    },
  )
  const field = fieldProps(form, LABELS)
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Save password" pendingLabel="Saving">
      {/* Password managers store the new password beside it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current')} autoComplete="current-password" />
      <NewPasswordFields
        password={field('password')}
        confirmation={field('confirmation')}
        strength={<PasswordStrength control={form.control} name="password" />}
      />
    </SubmitForm>
  )
}
