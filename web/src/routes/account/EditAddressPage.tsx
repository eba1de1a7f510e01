import { accountPath } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { sentenceOf } from '~/api/errors'
import { addressesQuery } from '~/features/addresses/address-book'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { TextPlaceholder } from './AccountSection'
import { AddressEditor } from './AddressEditor'

/** The address whose id is in the path. */
export default function EditAddressPage() {
  const { orderId: id } = useParams()
  const { data, error, isFetching, refetch } = useQuery(addressesQuery)
  const found = data?.find((address) => String(address.id) === id)
  if (found) {
    const { id, ...initial } = found
    return <AddressEditor id={id} initial={initial} />
  }
  if (error && !data) {
    return (
      <RetryAlert isTrying={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)} Your addresses are safe.
      </RetryAlert>
    )
  }
  if (!data) return <TextPlaceholder lines={12} />
  return (
    <>
      <Alert className="mb-6 max-w-2xl">This address is not in your address book.</Alert>
      <ButtonLink to={accountPath('address-book')} look="secondary">
        Open the address book
      </ButtonLink>
    </>
  )
}
