import { accountPath } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { addressesQuery } from '~/features/addresses/address-book'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { NotLoaded } from '../frame/NotLoaded'
import { AddressEditor } from './AddressEditor'

/** The address whose id is in the path. */
export default function EditAddressPage() {
  const { orderId: id } = useParams()
  const query = useQuery(addressesQuery)
  const { data } = query
  const found = data?.find((address) => String(address.id) === id)
  if (found) {
    const { id, ...initial } = found
    return <AddressEditor id={id} initial={initial} />
  }
  if (!data) return <NotLoaded query={query} lines={12} kept="Your addresses are safe." />
  return (
    <>
      <Alert className="mb-6 max-w-2xl">This address is not in your address book.</Alert>
      <ButtonLink to={accountPath('address-book')} look="secondary">
        Open the address book
      </ButtonLink>
    </>
  )
}
