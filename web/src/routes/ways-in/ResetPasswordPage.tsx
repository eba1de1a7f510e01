import { routes } from '@kea/shared/routes'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { withHardPassword } from '~/features/customer/passwords/hard-password'
import { PasswordStrength } from '~/features/customer/passwords/PasswordStrength'
import { WaysInPage } from '~/features/customer/WaysInPage'
import { linkOf, resetPassword } from '~/features/customer/ways-in-requests'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { PasswordField } from '~/ui/PasswordField'

const loadRules = async () => withHardPassword((await import('@kea/shared/schemas/account')).newPasswordForm)
const LABELS = { password: 'New password', confirmation: 'New password again' }
const SAVED = 'Your password has been saved successfully.'

type Values = Record<keyof typeof LABELS, string>

/** The page of the link in a mail: a new password in place of a forgotten one, or the first one. */
export default function ResetPasswordPage() {
  const { pathname, hash } = useLocation()
  const link = linkOf(hash, 'token')
  const isFirst = pathname === routes.createPassword()
  return (
    <WaysInPage title={routes.resetPassword.heading} lead={link && `For ${link.email}. You log in with it afterwards.`}>
      {link ? (
        <NewPassword {...link} submitLabel={isFirst ? 'Create Password' : 'Reset Password'} />
      ) : (
        <>
          <Alert className="mb-6">This link is not whole. Copy all of it from the email, or ask for a new one.</Alert>
          <ButtonLink to={routes.forgotPassword()} look="secondary">
            Ask for a new link
          </ButtonLink>
        </>
      )}
    </WaysInPage>
  )
}

function NewPassword({ email, token, submitLabel }: { email: string; token: string; submitLabel: string }) {
  const navigate = useNavigate()
  const form = useForm<Values>({
    resolver: useLazyRules(loadRules),
    defaultValues: { password: '', confirmation: '' },
  })
  const request = useSubmit(
    ({ password }: Values) => resetPassword(email, token, password),
    () => {
      showToast(SAVED)
      navigate(routes.login(), { replace: true })
    },
  )
  const { errors } = form.formState
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel={submitLabel} pendingLabel="Saving">
      <div>
        <PasswordField
          label={LABELS.password}
          autoComplete="new-password"
          hint="At least 8 characters, with three of these: capital letter, small letter, number, special character."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordStrength control={form.control} name="password" />
      </div>
      <PasswordField
        label={LABELS.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
    </SubmitForm>
  )
}
