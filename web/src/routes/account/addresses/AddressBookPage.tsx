import { accountPath } from '@kea/shared/account-routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddressLines } from '~/features/addresses/AddressLines'
import { addressesQuery, removeAddress, type SavedAddress, saveAddress } from '~/features/addresses/address-book'
import { Button, ButtonLink } from '~/ui/Button'
import { Removed } from '~/ui/Removed'
import { NotLoaded } from '../frame/NotLoaded'

const nameOf = ({ firstname, lastname, street }: SavedAddress) => `${firstname} ${lastname}, ${street}`

/** The addresses of the customer. A deleted one can be put back until the page is left. */
export default function AddressBookPage() {
  const query = useQuery(addressesQuery)
  const { data } = query
  const [removed, setRemoved] = useState<SavedAddress | null>(null)
  const removal = useMutation({
    mutationFn: ({ id }: SavedAddress) => removeAddress(id),
    onSuccess: (_, address) => setRemoved(address),
  })
  const undo = useMutation({
    mutationFn: (address: SavedAddress) => saveAddress(null, address),
    onSuccess: () => setRemoved(null),
  })
  if (!data) return <NotLoaded query={query} lines={5} kept="Your addresses are safe." />
  return (
    <>
      {removed && (
        <Removed
          key={removed.id}
          undoes={`deleting ${nameOf(removed)}`}
          isRestoring={undo.isPending}
          onUndo={() => undo.mutate(removed)}
          className="mb-5"
        >
          Address deleted: {nameOf(removed)}
        </Removed>
      )}
      {data.length === 0 ? (
        <p className="max-w-prose text-ink-soft">You have no addresses yet. Add one to keep it for later orders.</p>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2">
          {data.map((address) => (
            <li key={address.id} className="flex flex-col rounded-picture border border-line p-5">
              <Uses address={address} />
              <AddressLines address={address} />
              <div className="-mb-2 -ml-3 mt-auto flex flex-wrap pt-3">
                <ButtonLink look="quiet" to={accountPath('edit-address', `${address.id}`)}>
                  Change<span className="sr-only"> {nameOf(address)}</span>
                </ButtonLink>
                <Button
                  look="quiet"
                  state={removal.isPending && removal.variables.id === address.id ? 'sending' : 'normal'}
                  loadingText="Deleting"
                  onClick={() => removal.mutate(address)}
                >
                  Delete<span className="sr-only"> {nameOf(address)}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={accountPath('add-address')} className="mt-8">
        Add an address
      </ButtonLink>
    </>
  )
}

function Uses({ address: { delivery, invoices } }: { address: SavedAddress }) {
  const uses = [delivery && 'Delivery', invoices && 'Invoices'].filter(Boolean)
  if (uses.length === 0) return null
  return <p className="mb-1 text-sm font-semibold text-kea">Default: {uses.join(', ').toLowerCase()}</p>
}
