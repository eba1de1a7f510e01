import { routes } from '@kea/shared/routes'
import { useProfile } from '~/features/customer/profile'
import { ButtonLink } from '~/ui/Button'
import { AccountSection, TextPlaceholder } from './AccountSection'

/** Where the account opens. */
export default function DashboardPage() {
  const profile = useProfile()
  return (
    <>
      <p className="min-h-8 pb-6 text-lead text-ink-soft">{profile && `Kia ora ${profile.firstName}!`}</p>
      <AccountSection title="Your details">
        {profile ? (
          <p className="leading-7 wrap-anywhere">
            {profile.firstName} {profile.lastName}
            <br />
            {profile.email}
          </p>
        ) : (
          <TextPlaceholder lines={2} />
        )}
      </AccountSection>
      <AccountSection title="Make something new">
        <ButtonLink to={routes.startWithPhoto()} look="secondary">
          Start with a photo
        </ButtonLink>
      </AccountSection>
    </>
  )
}
