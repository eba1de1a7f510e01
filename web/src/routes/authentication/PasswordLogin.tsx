import { routes } from '@kea/shared/routes'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { logInByPassword, type PasswordLogin as Values } from '~/features/customer/authentication-requests'
import { CaptchaLine } from '~/features/forms/captcha/CaptchaLine'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { TextField } from '~/ui/Field'
import { PasswordField } from '~/ui/PasswordField'

const loadRules = async () => (await import('@kea/shared/schemas/account')).passwordLogin
const LABELS = { email: 'Email', password: 'Password' }

export interface LoginProps {
  /** Kept when the shopper changes the way. */
  email: string
  onEmail: (email: string) => void
  onDone: () => void
}

interface PasswordLoginProps extends LoginProps {
  /** Links open in a tab of their own. */
  isOverPage: boolean
}

export function PasswordLogin({ email, onEmail, onDone, isOverPage }: PasswordLoginProps) {
  const form = useForm<Values>({ resolver: useLazyRules(loadRules), defaultValues: { email, password: '' } })
  const captcha = useCaptcha()
  const request = useSubmit((values: Values) => captcha.spend((token) => logInByPassword(values, token)), onDone)
  const { errors } = form.formState
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Login" pendingLabel="Logging in">
      <TextField
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <div>
        <PasswordField
          label={LABELS.password}
          autoComplete="current-password"
          // All that a dialog with the email asks for.
          autoFocus={isOverPage && email !== ''}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <p className="mt-3">
          <Link to={routes.forgotPassword()} {...(isOverPage && { target: '_blank' })} className="text-kea underline">
            Forgot your password?
          </Link>
        </p>
      </div>
      <CaptchaLine captcha={captcha} />
    </SubmitForm>
  )
}
