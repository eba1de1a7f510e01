import type { ProfileForm } from '@kea/shared/schemas/account'
import { useForm } from 'react-hook-form'
import { useSettings } from '~/api/settings-query'
import { type Profile, useProfile } from '~/features/customer/profile'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { TextField } from '~/ui/Field'
import { AccountSection, TextPlaceholder } from '../frame/AccountSection'
import { ChangeEmail } from './ChangeEmail'
import { ChangePassword } from './ChangePassword'
import { changeDetails } from './profile-changes'

const loadRules = async () => (await import('@kea/shared/schemas/account')).profileForm
const LABELS = { firstname: 'First name', lastname: 'Last name', phone_no: 'Phone', date_of_birth: 'Date of birth' }

/** Name, phone, date of birth, email and password. */
export default function InformationPage() {
  const profile = useProfile()
  const { hasForeignBackend } = useSettings()
  return (
    <>
      <AccountSection title="About you">
        {profile ? <Details profile={profile} /> : <TextPlaceholder lines={10} />}
      </AccountSection>
      {/* Another backend sends no links that confirm an address. */}
      {!hasForeignBackend && (
        <AccountSection title="Email">
          {profile ? <ChangeEmail email={profile.email} /> : <TextPlaceholder lines={10} />}
        </AccountSection>
      )}
      <AccountSection title="Password">
        {profile ? <ChangePassword email={profile.email} /> : <TextPlaceholder lines={10} />}
      </AccountSection>
    </>
  )
}

function Details({ profile }: { profile: Profile }) {
  const form = useForm<ProfileForm>({
    resolver: useLazyRules(loadRules),
    defaultValues: {
      firstname: profile.firstName,
      lastname: profile.lastName,
      phone_no: profile.phone,
      date_of_birth: profile.dateOfBirth,
    },
  })
  const request = useSubmit(changeDetails, () => showToast('Your details have been saved.'))
  const field = fieldProps(form, LABELS)
  return (
    <div className="max-w-xl">
      <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Save" pendingLabel="Saving">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field('firstname')} autoComplete="given-name" />
          <TextField {...field('lastname')} autoComplete="family-name" />
          <TextField {...field('phone_no')} type="tel" autoComplete="tel" optional />
          <TextField {...field('date_of_birth')} type="date" autoComplete="bday" optional />
        </div>
      </SubmitForm>
    </div>
  )
}
