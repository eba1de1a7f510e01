import { type AccountComponent, accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useProfile } from '~/features/customer/profile'
import { ButtonLink } from '~/ui/Button'
import { AccountSection, TextPlaceholder } from './AccountSection'
import { AddressLines } from './AddressLines'
import { addressesQuery } from './address-book'

/** Where the account opens. */
export default function DashboardPage() {
  const profile = useProfile()
  return (
    <>
      <p className="min-h-8 pb-6 text-lead text-ink-soft">{profile && `Kia ora ${profile.firstName}!`}</p>
      <AccountSection title="Your details" action={<To component="information">Change your details</To>}>
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
      <AccountSection title="Delivery address" action={<To component="address-book">Open the address book</To>}>
        <DeliveryAddress />
      </AccountSection>
      <AccountSection title="Make something new">
        <ButtonLink to={routes.startWithPhoto()} look="secondary">
          Start with a photo
        </ButtonLink>
      </AccountSection>
    </>
  )
}

const To = ({ component, children }: { component: AccountComponent; children: ReactNode }) => (
  <ButtonLink look="quiet" to={accountPath(component)} className="-mx-3">
    {children}
  </ButtonLink>
)

function DeliveryAddress() {
  const { data, error } = useQuery(addressesQuery)
  if (error && !data) return <p className="text-ink-soft">Your address could not be loaded. It is safe.</p>
  if (!data) return <TextPlaceholder lines={4} />
  const address = data.find(({ delivery }) => delivery)
  if (!address) return <p className="text-ink-soft">None yet. Add one to your address book.</p>
  return <AddressLines address={address} />
}
