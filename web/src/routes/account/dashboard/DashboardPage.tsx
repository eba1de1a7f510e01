import { useQuery } from '@tanstack/react-query'
import { AddressLines } from '~/features/addresses/AddressLines'
import { addressesQuery } from '~/features/addresses/address-book'
import { useProfile } from '~/features/customer/profile'
import { AccountSection, SectionLink, TextPlaceholder } from '../frame/AccountSection'
import { ordersQuery } from '../orders/customer-orders'
import { LatestDesigns } from './LatestDesigns'
import { LatestOrders } from './LatestOrders'

/** Where the account opens. */
export default function DashboardPage() {
  const profile = useProfile()
  const orders = useQuery(ordersQuery({ page: 1, number: '' }))
  // What is below the orders would move when they come.
  if (orders.isPending) return <TextPlaceholder lines={8} />
  return (
    <>
      <p className="min-h-8 pb-6 text-lead text-ink-soft">{profile && `Kia ora ${profile.firstName}!`}</p>
      <AccountSection title="Latest orders" action={<SectionLink component="my-orders">See all orders</SectionLink>}>
        <LatestOrders list={orders.data} />
      </AccountSection>
      <div className="grid gap-x-10 border-t border-line pt-6 sm:grid-cols-2 lg:pt-8">
        <div>
          <AccountSection
            title="Your details"
            action={<SectionLink component="information">Change your details</SectionLink>}
          >
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
        </div>
        <div>
          <AccountSection
            title="Delivery address"
            action={<SectionLink component="address-book">Open the address book</SectionLink>}
          >
            <DeliveryAddress />
          </AccountSection>
        </div>
      </div>
      <LatestDesigns />
    </>
  )
}

function DeliveryAddress() {
  const { data, error } = useQuery(addressesQuery)
  if (error && !data) return <p className="text-ink-soft">Your address could not be loaded. It is safe.</p>
  if (!data) return <TextPlaceholder lines={4} />
  const address = data.find(({ delivery }) => delivery)
  if (!address) return <p className="text-ink-soft">None yet. Add one, and the checkout fills it in.</p>
  return <AddressLines address={address} />
}
