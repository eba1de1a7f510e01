import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '~/features/addresses/address-book'
import { EMPTY_ADDRESS } from '~/features/addresses/address-form'
import { useProfile } from '~/features/customer/profile'
import { TextPlaceholder } from '../frame/AccountSection'
import { AddressEditor } from './AddressEditor'

/** A new address. It begins with the name of the customer, and the first one becomes the default. */
export default function AddAddressPage() {
  const profile = useProfile()
  const addresses = useQuery(addressesQuery)
  if (!profile || addresses.isPending) return <TextPlaceholder lines={12} />
  const isFirst = addresses.data?.length === 0
  const name = { firstname: profile.firstName, lastname: profile.lastName, telephone: profile.phone }
  return <AddressEditor id={null} initial={{ ...EMPTY_ADDRESS, ...name, delivery: isFirst, invoices: isFirst }} />
}
