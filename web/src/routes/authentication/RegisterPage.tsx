import { REGISTRATION_WORDS } from '@kea/shared/newsletter/consent-words'
import { routes } from '@kea/shared/routes'
import type { RegistrationForm } from '@kea/shared/schemas/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { AuthenticationPage } from '~/features/customer/AuthenticationPage'
import { register as registerCustomer } from '~/features/customer/authentication-requests'
import { withHardPassword } from '~/features/customer/passwords/hard-password'
import { NewPasswordFields } from '~/features/customer/passwords/NewPasswordFields'
import { PasswordStrength } from '~/features/customer/passwords/PasswordStrength'
import { CONNECTED } from '~/features/customer/social/social-requests'
import { useLoggedIn } from '~/features/customer/use-logged-in'
import { report } from '~/features/events/report'
import { CaptchaLine } from '~/features/forms/captcha/CaptchaLine'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { ButtonLink } from '~/ui/Button'
import { CheckField, TextField } from '~/ui/Field'
import { SocialLogins } from './SocialLogins'

const loadRules = async () => withHardPassword((await import('@kea/shared/schemas/account')).registrationForm)
const LABELS = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  phone_no: 'Phone',
  date_of_birth: 'Date of birth',
  password: 'Password',
  confirmation: 'Password again',
  is_subscribed: 'Newsletter',
}
const EMPTY: RegistrationForm = {
  firstname: '',
  lastname: '',
  email: '',
  phone_no: '',
  date_of_birth: '',
  password: '',
  confirmation: '',
  // Consent is given, never assumed.
  is_subscribed: false,
}

/** A new account. It exists once the link in its mail was opened. */
export default function RegisterPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const onConnected = useLoggedIn()
  if (sentTo !== null) return <CheckInbox email={sentTo} />
  return (
    <AuthenticationPage
      title={routes.register.heading}
      lead="You can also order without an account."
      aside={<KnownHere />}
    >
      <RegistrationFields onDone={setSentTo} />
      <SocialLogins onDone={() => onConnected(CONNECTED)} />
    </AuthenticationPage>
  )
}

function RegistrationFields({ onDone }: { onDone: (email: string) => void }) {
  const form = useForm<RegistrationForm>({ resolver: useLazyRules(loadRules), defaultValues: EMPTY })
  const captcha = useCaptcha()
  const request = useSubmit(
    ({ confirmation: _, ...values }: RegistrationForm) => captcha.spend((token) => registerCustomer(values, token)),
    () => {
      report({ kind: 'registered' })
      onDone(form.getValues('email'))
    },
  )
  const field = fieldProps(form, LABELS)
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Sign Up" pendingLabel="Signing up">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="username" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('phone_no')} type="tel" autoComplete="tel" optional />
        <TextField {...field('date_of_birth')} type="date" autoComplete="bday" optional />
      </div>
      <NewPasswordFields
        password={field('password')}
        confirmation={field('confirmation')}
        strength={
          <PasswordStrength control={form.control} name="password" about={['firstname', 'lastname', 'email']} />
        }
      />
      <CheckField {...field('is_subscribed')} label={REGISTRATION_WORDS} />
      <p className="text-sm text-ink-soft">
        We keep what you enter here to run your account, as our{' '}
        <Link to="/privacy-policy" className="text-kea underline">
          privacy policy
        </Link>{' '}
        says.
      </p>
      <CaptchaLine captcha={captcha} />
    </SubmitForm>
  )
}

function CheckInbox({ email }: { email: string }) {
  return (
    <AuthenticationPage
      title="Check your inbox"
      takesFocus
      lead={
        <>
          We have sent an email to <strong className="text-ink">{email}</strong>. Open its link to confirm your address.
        </>
      }
    >
      <p className="max-w-prose text-ink-soft">
        Your account is ready once you open the link. Already have an account with this address? The email says how to
        log in.
      </p>
      <p className="mt-4 max-w-prose text-ink-soft">No email after a few minutes? Look in your spam folder first.</p>
      <ButtonLink to={routes.resendLink()} look="secondary" className="mt-6">
        Send the link again
      </ButtonLink>
    </AuthenticationPage>
  )
}

function KnownHere() {
  return (
    <>
      <h2 className="font-display text-subheading font-bold">Have an account?</h2>
      <ButtonLink to={routes.login()} look="secondary" className="mt-6">
        Log in
      </ButtonLink>
    </>
  )
}
